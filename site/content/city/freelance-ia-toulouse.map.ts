import { defineMap } from '../map.ts'

export default defineMap({
  title: {
    fr: "Toulouse entre la Garonne et le canal du Midi. Le trajet va de la gare Matabiau à Montaudran ; Blagnac et Colomiers sont à l'ouest.",
    en: 'Toulouse between the Garonne and the Canal du Midi. The way leads from Matabiau station to Montaudran; Blagnac and Colomiers lie west.',
  },
  rivers: [
    {
      name: { fr: 'Garonne', en: 'Garonne' },
      width: 28,
      line: [
        [1.25, 43.35],
        [1.325, 43.46],
        [1.4, 43.522],
        [1.427, 43.555],
        [1.437, 43.58],
        [1.4385, 43.593],
        [1.438, 43.601],
        [1.424, 43.607],
        [1.405, 43.62],
        [1.401, 43.64],
        [1.392, 43.655],
        [1.38, 43.675],
        [1.34, 43.7],
        [1.27, 43.74],
        [1.2, 43.8],
      ],
    },
    {
      width: 6,
      line: [
        [1.416, 43.6125],
        [1.433, 43.616],
        [1.45, 43.6105],
        [1.4565, 43.6],
        [1.462, 43.588],
        [1.475, 43.574],
        [1.495, 43.557],
        [1.53, 43.535],
        [1.6, 43.48],
        [1.7, 43.42],
      ],
    },
  ],
  places: {
    station: {
      at: [1.4536, 43.6112],
      name: { fr: 'Matabiau', en: 'Matabiau' },
      detail: { fr: 'gare', en: 'station' },
    },
    montaudran: {
      at: [1.483, 43.566],
      name: { fr: 'Montaudran', en: 'Montaudran' },
      detail: { fr: "B612, l'IRT", en: 'B612, the institute' },
    },
    blagnac: {
      at: [1.376, 43.627],
      name: { fr: 'Blagnac', en: 'Blagnac' },
      detail: { fr: 'avions', en: 'aircraft' },
    },
    colomiers: { at: [1.335, 43.611], name: { fr: 'Colomiers', en: 'Colomiers' } },
  },
  links: [
    { from: 'station', to: 'blagnac' },
    { from: 'blagnac', to: 'colomiers' },
  ],
  thread: { from: 'station', to: 'montaudran' },
})
