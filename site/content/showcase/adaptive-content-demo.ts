import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Contenu adaptatif : une information, plusieurs formes',
    description:
      'Un même contenu présenté selon la largeur, la langue, le thème et votre préférence de mouvement, sans rien perdre et sans deviner qui vous êtes.',
    heading: "Un contenu qui s'adapte sans rien perdre",
    name: 'Contenu adaptatif',
    hint: "La forme change avec l'écran, le sens reste.",
    lead: "La forme d'une information peut changer, son sens non. Cette démonstration présente un contenu unique selon la largeur disponible, la langue, le thème et votre préférence de mouvement. Réduisez la fenêtre, basculez un réglage, comparez : rien d'essentiel ne doit disparaître. Elle ne devine pas qui vous êtes et ne s'adapte à rien de personnel.",
  },
  en: {
    title: 'Adaptive content: one message, several forms',
    description:
      'One piece of content shown by width, language, theme and motion preference, with nothing lost and no guessing about who you are.',
    heading: 'Content that adapts and loses nothing',
    name: 'Adaptive content',
    hint: 'The form follows the screen, the meaning stays.',
    lead: "Resize the window, change language, switch theme, ask for less motion: the content below takes another form and keeps its meaning. Nothing essential may go missing on the way. Only the room you have and the settings you've chosen count; the demo makes no guess about you and adapts to nothing personal.",
  },
  related: ['accessibilite', 'button-showcase', 'canvas-animations-preview', 'sitemap'],
})
