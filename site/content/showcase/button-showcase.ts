import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Boutons du site : quatre variantes et tous leurs états',
    description:
      "Les quatre boutons du site, dans tous leurs états, avec les règles d'emploi : une action principale par écran, le rose pour le contact.",
    heading: 'Les boutons du site',
    name: 'Boutons',
    hint: "Quatre variantes, leurs états, leurs règles d'emploi.",
    lead: "Quatre boutons suffisent au site : plein, contact, contour, discret. Chacun est montré au repos, survolé, appuyé, atteint au clavier, désactivé et en attente, dans le thème que vous avez choisi. La règle d'emploi compte autant que le dessin : une seule action principale par écran, et le rose réservé au contact.",
  },
  en: {
    title: "The site's buttons: four variants in every state",
    description:
      'The four buttons of this site in all their states, with the rules for using them: one main action a screen, pink for contact only.',
    heading: 'The buttons of the site',
    name: 'Buttons',
    hint: 'Four variants, their states, and the rules for using them.',
    lead: "This site gets by with four buttons: solid, contact, line and ghost. Look at them at rest, hovered, pressed, focused, disabled and waiting, in whichever theme you've picked. Usage matters as much as looks: one main action a screen, pink for contact alone, and a focus ring that's never taken away.",
  },
  related: ['adaptive-content-demo', 'accessibilite', 'sprite-demo', 'technologies'],
})
