import { defineMap } from '../map.ts'

export default defineMap({
  title: {
    fr: "De Nantes à Saint-Nazaire : la Loire s'élargit vers la mer. Le trajet va de la gare de Nantes au chantier naval ; Bouguenais est au sud-ouest de la ville.",
    en: 'From Nantes to Saint-Nazaire: the Loire widens towards the sea. The way leads from Nantes station to the shipyard; Bouguenais lies south-west of the city.',
  },
  seas: [
    {
      name: { fr: 'Atlantique', en: 'Atlantic' },
      outline: [
        [-1.95, 46.7],
        [-2.1, 46.85],
        [-1.98, 47.03],
        [-2.11, 47.11],
        [-2.24, 47.135],
        [-2.17, 47.21],
        [-2.168, 47.272],
        [-2.2, 47.267],
        [-2.3, 47.237],
        [-2.35, 47.272],
        [-2.42, 47.275],
        [-2.52, 47.285],
        [-2.55, 47.37],
        [-2.47, 47.5],
        [-2.85, 47.5],
        [-3.3, 47.7],
        [-4.4, 47.8],
        [-4.8, 48.1],
        [-7, 48.1],
        [-7, 45.5],
        [-1.2, 45.5],
        [-1.3, 46.2],
        [-1.8, 46.5],
      ],
    },
  ],
  rivers: [
    {
      name: { fr: 'Loire', en: 'Loire' },
      width: 14,
      line: [
        [-0.5, 47.42],
        [-0.9, 47.36],
        [-1.176, 47.363],
        [-1.39, 47.29],
        [-1.47, 47.245],
        [-1.525, 47.208],
        [-1.56, 47.203],
        [-1.645, 47.2],
        [-1.73, 47.207],
        [-1.78, 47.207],
        [-1.86, 47.25],
        [-1.92, 47.28],
      ],
    },
    {
      width: 34,
      line: [
        [-1.9, 47.275],
        [-1.97, 47.285],
        [-2.05, 47.295],
        [-2.11, 47.29],
        [-2.17, 47.275],
        [-2.23, 47.25],
      ],
    },
    {
      name: { fr: 'Erdre', en: 'Erdre' },
      width: 8,
      line: [
        [-1.4, 47.45],
        [-1.5, 47.36],
        [-1.53, 47.3],
        [-1.545, 47.25],
        [-1.551, 47.22],
      ],
    },
  ],
  places: {
    station: {
      at: [-1.5418, 47.2173],
      name: { fr: 'Nantes', en: 'Nantes' },
      detail: { fr: 'gare', en: 'station' },
    },
    yard: {
      at: [-2.196, 47.29],
      name: { fr: 'Saint-Nazaire', en: 'Saint-Nazaire' },
      detail: { fr: 'le chantier naval', en: 'the shipyard' },
    },
    bouguenais: {
      at: [-1.605, 47.155],
      name: { fr: 'Bouguenais', en: 'Bouguenais' },
      detail: { fr: 'IRT Jules Verne', en: 'IRT Jules Verne' },
    },
  },
  links: [{ from: 'station', to: 'bouguenais' }],
  thread: { from: 'station', to: 'yard' },
})
