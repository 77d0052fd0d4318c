import { defineMap } from '../map.ts'

export default defineMap({
  title: {
    fr: 'Rennes : la Vilaine traverse la ville et descend vers Bruz. Le trajet va de la gare au campus de Beaulieu.',
    en: 'Rennes: the Vilaine crosses the city and runs down towards Bruz. The way leads from the station to the Beaulieu campus.',
  },
  rivers: [
    {
      name: { fr: 'Vilaine', en: 'Vilaine' },
      width: 20,
      line: [
        [-1.35, 48.12],
        [-1.5, 48.116],
        [-1.56, 48.122],
        [-1.6, 48.114],
        [-1.64, 48.1085],
        [-1.66, 48.1105],
        [-1.685, 48.1108],
        [-1.708, 48.109],
        [-1.735, 48.1],
        [-1.755, 48.08],
        [-1.765, 48.055],
        [-1.775, 48.03],
        [-1.765, 48],
        [-1.78, 47.95],
        [-1.8, 47.88],
      ],
    },
    {
      name: { fr: 'Ille', en: 'Ille' },
      width: 10,
      line: [
        [-1.66, 48.28],
        [-1.67, 48.2],
        [-1.664, 48.16],
        [-1.676, 48.13],
        [-1.685, 48.1108],
      ],
    },
  ],
  places: {
    station: { at: [-1.6724, 48.1035], name: { fr: 'Gare', en: 'Station' } },
    beaulieu: {
      at: [-1.637, 48.118],
      name: { fr: 'Beaulieu', en: 'Beaulieu' },
      detail: { fr: "l'université, SequoIA", en: 'university, SequoIA' },
    },
    cesson: { at: [-1.603, 48.121], name: { fr: 'Cesson-Sévigné', en: 'Cesson-Sévigné' } },
    bruz: {
      at: [-1.7465, 48.024],
      name: { fr: 'Bruz', en: 'Bruz' },
      detail: { fr: 'la DGA', en: 'defence agency' },
    },
  },
  links: [
    { from: 'beaulieu', to: 'cesson' },
    { from: 'station', to: 'bruz', by: [[-1.7, 48.07]] },
  ],
  thread: { from: 'station', to: 'beaulieu' },
})
