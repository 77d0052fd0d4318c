import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Démonstration de sprites : une planche, des vignettes',
    description:
      "Comment une planche de sprites se découpe en icônes, portraits et vignettes, et ce qui s'affiche quand elle ne se charge pas. Pour développeurs.",
    heading: 'Démonstration de sprites',
    name: 'Sprites',
    hint: 'Découper une planche en icônes, portraits et vignettes.',
    lead: "Une planche de sprites réunit de petites images dans un seul fichier, que la page découpe à l'affichage. La démonstration en extrait icônes, portraits, médias et éléments d'interface, selon la taille de leur case, puis montre le message prévu en cas d'échec. Elle s'adresse aux développeurs qui veulent vérifier un découpage.",
  },
  en: {
    title: 'Sprite demo: one sheet, many small pictures',
    description:
      'How a sprite sheet is cut into icons, portraits and tiles, and what appears when it fails to load. A page for developers.',
    heading: 'Sprite demo',
    name: 'Sprites',
    hint: 'Cutting one sheet into icons, portraits and tiles.',
    lead: 'One file, many pictures: a sprite sheet stores small images side by side, and the page cuts out the one it needs. Try it with icons, portraits, media or interface tiles, each on its own cell size, then see the message shown when a sheet fails to load. Developers are its audience.',
  },
  related: ['gallery', 'canvas-demo', 'button-showcase', 'galerie-artistique'],
})
