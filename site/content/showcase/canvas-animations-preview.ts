import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Fond animé : aperçu et réglages de l'animation",
    description:
      "L'animation de fond du site, montrée seule avec ses réglages : opacité, intensité au défilement, réaction au pointeur. Immobile si vous le demandez.",
    heading: 'Aperçu du fond animé',
    name: 'Fond animé',
    hint: "L'animation de fond, seule, avec ses réglages.",
    lead: "Le fond animé accompagne les autres pages sans jamais porter d'information. Ici, il est montré seul, avec ce qui le règle : l'opacité, l'intensité au défilement, la réaction au pointeur. Si votre système demande moins de mouvement, il reste immobile. Cette page sert à juger d'un réglage avant de l'appliquer au site.",
  },
  en: {
    title: 'Animated background: a preview with its settings',
    description:
      "The site's background animation on its own, with its settings: opacity, effect of scrolling, response to the pointer. Still, if you ask for that.",
    heading: 'Animated background preview',
    name: 'Animated background',
    hint: 'The background animation on its own, with controls.',
    lead: "Other pages have a quiet animated background, which never carries information. This one leaves it off and shows it in a frame, next to the controls that shape it: opacity, how much scrolling affects it, whether it follows the pointer. Ask your system for reduced motion and you'll get a still picture.",
  },
  related: ['galerie-artistique', 'canvas-demo', 'adaptive-content-demo', 'accessibilite'],
})
