import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Contenu adaptatif : une information, plusieurs formes',
    description:
      'Un même contenu selon la largeur, la page lue avant, votre lecture et votre préférence de mouvement, sans rien perdre ni deviner qui vous êtes.',
    heading: "Un contenu qui s'adapte sans rien perdre",
    name: 'Contenu adaptatif',
    hint: "La forme change avec l'écran, le sens reste.",
    lead: "La forme d'une information peut changer, son sens non. Cette démonstration présente un contenu unique selon la largeur disponible, la page lue avant, votre façon de lire et votre préférence de mouvement. Réduisez la fenêtre, forcez un réglage, comparez : rien d'essentiel ne doit disparaître. De vous, elle ne sait que cette visite.",
  },
  en: {
    title: 'Adaptive content: one message, several forms',
    description:
      'One piece of content shown by width, the page read before, how you read and how much motion you want, with nothing lost and no guessing who you are.',
    heading: 'Content that adapts and loses nothing',
    name: 'Adaptive content',
    hint: 'The form follows the screen, the meaning stays.',
    lead: 'Resize the window, come from another page, read on, ask for less motion: the content below changes its form, order or length and keeps its meaning. Nothing essential may go missing on the way. The demo goes by the room you have, this visit and your settings; who you are, it never asks.',
  },
  related: ['accessibilite', 'button-showcase', 'canvas-animations-preview', 'sitemap'],
})
