import { defineMap } from '../map.ts'

export default defineMap({
  title: {
    fr: "Montpellier a deux gares : Saint-Roch en ville, Sud de France de l'autre côté de l'autoroute. Le trajet va de Saint-Roch à Agropolis, au nord.",
    en: 'Montpellier has two stations: Saint-Roch in town, Sud de France across the motorway. The way leads from Saint-Roch to Agropolis in the north.',
  },
  rivers: [
    {
      name: { fr: 'Lez', en: 'Lez' },
      width: 16,
      line: [
        [3.82, 43.8],
        [3.84, 43.74],
        [3.868, 43.69],
        [3.88, 43.66],
        [3.883, 43.645],
        [3.893, 43.625],
        [3.8985, 43.607],
        [3.902, 43.59],
        [3.905, 43.565],
        [3.925, 43.545],
        [3.94, 43.52],
      ],
    },
  ],
  reliefs: [
    {
      name: { fr: 'autoroute', en: 'motorway' },
      line: [
        [3.7, 43.53],
        [3.8, 43.565],
        [3.845, 43.58],
        [3.875, 43.5872],
        [3.905, 43.598],
        [3.935, 43.61],
        [3.98, 43.625],
        [4.1, 43.66],
      ],
    },
  ],
  places: {
    roch: {
      at: [3.8806, 43.6047],
      name: { fr: 'Saint-Roch', en: 'Saint-Roch' },
      detail: { fr: 'gare, en ville', en: 'station, in town' },
    },
    south: {
      at: [3.9236, 43.5955],
      name: { fr: 'Sud de France', en: 'Sud de France' },
      detail: { fr: "l'autre gare", en: 'the other station' },
    },
    agropolis: {
      at: [3.869, 43.65],
      name: { fr: 'Agropolis', en: 'Agropolis' },
      detail: { fr: 'agronomie', en: 'agronomy' },
    },
    hospital: {
      at: [3.85, 43.63],
      name: { fr: 'Lapeyronie', en: 'Lapeyronie' },
      detail: { fr: 'santé', en: 'health' },
    },
  },
  links: [
    { from: 'roch', to: 'south', by: [[3.9, 43.606]] },
    { from: 'agropolis', to: 'hospital' },
  ],
  thread: { from: 'roch', to: 'agropolis' },
})
