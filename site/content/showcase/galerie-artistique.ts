import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Galerie artistique : des tableaux nés d'un mot",
    description:
      "Sept tableaux abstraits dessinés par du code à partir d'un mot que vous choisissez. Le même mot donne toujours le même dessin, à partager ou à garder.",
    heading: 'La galerie artistique',
    name: 'Galerie artistique',
    hint: "Des tableaux nés d'un mot, à partager ou à garder.",
    lead: "Une opale est pâle jusqu'à ce que la lumière la traverse : ces tableaux partent de là. Chacun suit une règle courte et naît d'un mot, sa graine. Changez le mot, le dessin change ; redonnez-le, il revient trait pour trait. Le lien montre le même tableau, et le fichier est à vous.",
  },
  en: {
    title: 'Art gallery: pictures grown from a word',
    description:
      'Seven abstract pictures drawn by code from a word of your choice. The same word always gives the same drawing, to share by link or to keep as a file.',
    heading: 'The art gallery',
    name: 'Art gallery',
    hint: 'Pictures grown from a word, to share or to keep.',
    lead: "An opal is pale until light crosses it, and that's where these pictures come from. Each one follows a short rule and grows from a word, its seed. Change the word and the drawing changes; give it again and every stroke comes back. Links show the same picture, and the file is yours.",
  },
  related: ['canvas-animations-preview', 'media-oeuvres', 'media-partage', 'gallery', 'opale'],
})
