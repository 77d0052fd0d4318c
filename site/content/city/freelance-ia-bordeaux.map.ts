import { defineMap } from '../map.ts'

export default defineMap({
  title: {
    fr: "Bordeaux et ses vignes : la Garonne et la Dordogne se rejoignent au bec d'Ambès. Le trajet va de la gare Saint-Jean à Margaux, dans le Médoc.",
    en: "Bordeaux and its vineyards: the Garonne and the Dordogne meet at the bec d'Ambès. The way leads from Saint-Jean station to Margaux, in Médoc.",
  },
  rivers: [
    {
      name: { fr: 'Garonne', en: 'Garonne' },
      width: 20,
      line: [
        [-0.02, 44.49],
        [-0.25, 44.556],
        [-0.32, 44.634],
        [-0.44, 44.72],
        [-0.52, 44.785],
        [-0.552, 44.818],
        [-0.568, 44.84],
        [-0.556, 44.856],
        [-0.536, 44.882],
        [-0.543, 44.94],
        [-0.575, 45.005],
        [-0.604, 45.042],
      ],
    },
    {
      name: { fr: 'Dordogne', en: 'Dordogne' },
      width: 18,
      line: [
        [0.25, 44.84],
        [-0.04, 44.851],
        [-0.13, 44.842],
        [-0.2, 44.88],
        [-0.246, 44.914],
        [-0.33, 44.932],
        [-0.38, 44.966],
        [-0.45, 44.968],
        [-0.5, 45.02],
        [-0.555, 45.034],
        [-0.604, 45.042],
      ],
    },
    {
      name: { fr: 'Gironde', en: 'Gironde' },
      width: 44,
      line: [
        [-0.604, 45.045],
        [-0.65, 45.1],
        [-0.685, 45.15],
        [-0.715, 45.205],
        [-0.755, 45.29],
        [-0.83, 45.4],
        [-0.96, 45.52],
        [-1.15, 45.62],
      ],
    },
  ],
  places: {
    station: {
      at: [-0.5563, 44.8256],
      name: { fr: 'Bordeaux', en: 'Bordeaux' },
      detail: { fr: 'gare Saint-Jean', en: 'Saint-Jean station' },
    },
    institute: {
      at: [-0.577, 44.79],
      name: { fr: "Villenave-d'Ornon", en: "Villenave-d'Ornon" },
      detail: { fr: "ISVV, Inno'vin", en: "ISVV, Inno'vin" },
    },
    cellar: {
      at: [-0.677, 45.042],
      name: { fr: 'Margaux', en: 'Margaux' },
      detail: { fr: 'Médoc', en: 'Médoc' },
    },
    pauillac: { at: [-0.748, 45.199], name: { fr: 'Pauillac', en: 'Pauillac' } },
    emilion: { at: [-0.156, 44.894], name: { fr: 'Saint-Émilion', en: 'Saint-Émilion' } },
  },
  links: [
    { from: 'cellar', to: 'pauillac', by: [[-0.735, 45.12]] },
    {
      from: 'station',
      to: 'emilion',
      by: [
        [-0.43, 44.88],
        [-0.242, 44.905],
      ],
    },
  ],
  thread: { from: 'station', to: 'cellar' },
})
