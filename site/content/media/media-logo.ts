import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Logo du site : signe, icônes et formats à télécharger',
    description:
      "Le signe du site, un o d'opale sur sa tuile de nuit, en vectoriel et en PNG, avec les tailles prévues pour un navigateur ou un téléphone.",
    heading: 'Le logo',
    name: 'Logo',
    hint: "Le o d'opale, en vectoriel et en PNG.",
    lead: "Le signe du site est un o, tracé d'un trait d'opale, sur une tuile de nuit qui garde ses couleurs dans les deux thèmes. Le fichier vectoriel convient à toute taille. Les autres formats sont ceux que demandent un onglet de navigateur et l'écran d'accueil d'un téléphone.",
  },
  en: {
    title: "The site's logo: mark, icons and formats to download",
    description:
      'The mark of the site, an opal o on its night tile, as a vector and as PNG files, in the sizes that browsers and phones ask for.',
    heading: 'The logo',
    name: 'Logo',
    hint: 'The opal o, as a vector and as PNG.',
    lead: 'The mark of this site is an o, drawn in one opal line on a tile of night that keeps its colours in both themes. The vector file is right for any size. The other formats are those that a browser tab and the home screen of a phone ask for.',
  },
  related: ['media-fond', 'media-opale', 'media-partage', 'galerie-artistique'],
})
