import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Tableaux du site : sept dessins nés d'un même mot",
    description:
      'Les sept tableaux de la galerie artistique, nés de la graine « opale », en fichiers vectoriels de nuit et de jour, prêts à imprimer.',
    heading: 'Les tableaux',
    name: 'Tableaux',
    hint: "Sept dessins nés d'un même mot, en fichiers.",
    lead: "Sept règles, un même mot pour graine, sept tableaux : ce sont les images d'exemple du site. Chaque fichier est vectoriel et carré, dans les couleurs de la nuit ou de la nacre. Pour un tableau né d'un autre mot, la galerie artistique le dessine et vous le donne.",
  },
  en: {
    title: "The site's pictures: seven drawings from one word",
    description:
      'The seven pictures of the art gallery, grown from the seed "opale", as vector files by night and by day, ready to print.',
    heading: 'The pictures',
    name: 'Pictures',
    hint: 'Seven drawings from one word, as files.',
    lead: 'Seven rules, one word as their seed, seven pictures: they are the sample images of this site. Each file is a square vector, in the colours of the night or of pearl. For a picture grown from a word of your own, the art gallery draws it and hands it over.',
  },
  related: ['galerie-artistique', 'media-fond', 'media-partage', 'media-opale'],
})
