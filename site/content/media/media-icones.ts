import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Icônes du site : les planches des technologies et signes',
    description:
      "Deux planches vectorielles : quatre-vingt-six tuiles de technologies et les signes de l'interface, avec la grille et la taille de leurs cases.",
    heading: 'Les icônes',
    name: "Planches d'icônes",
    hint: 'Deux planches : technologies et interface.',
    lead: "Les icônes du site tiennent dans deux planches vectorielles. La première porte quatre-vingt-six tuiles de technologies, sur dix colonnes ; la seconde, les signes de l'interface, en gris lisible sur les deux thèmes. Chaque case est carrée : connaître sa taille et son rang suffit pour la découper.",
  },
  en: {
    title: "The site's icons: sheets of technologies and signs",
    description:
      'Two vector sheets: eighty-six technology tiles and the signs of the interface, with their grids and the size of their cells.',
    heading: 'The icons',
    name: 'Icon sheets',
    hint: 'Two sheets: technologies and interface.',
    lead: 'The icons of this site fit on two vector sheets. One holds eighty-six technology tiles on ten columns; the other, the signs of the interface, in a grey that reads on both themes. Each cell is a square: its size and its rank are all it takes to cut it out.',
  },
  related: ['gallery', 'sprite-demo', 'canvas-demo', 'media-logo'],
})
