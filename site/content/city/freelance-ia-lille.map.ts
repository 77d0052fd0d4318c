import { defineMap } from '../map.ts'

export default defineMap({
  title: {
    fr: 'Autour de Lille : Roubaix au nord-est, puis la frontière, Courtrai et Tournai derrière elle. Le trajet va des gares de Lille à Roubaix.',
    en: 'Around Lille: Roubaix to the north-east, then the border, with Kortrijk and Tournai beyond it. The way leads from the stations of Lille to Roubaix.',
  },
  rivers: [
    {
      name: { fr: 'Lys', en: 'Lys' },
      width: 16,
      line: [
        [2.5, 50.6],
        [2.75, 50.655],
        [2.88, 50.69],
        [2.955, 50.735],
        [3.01, 50.775],
        [3.12, 50.797],
        [3.265, 50.835],
        [3.4, 50.9],
        [3.6, 51],
        [3.75, 51.1],
      ],
    },
    {
      name: { fr: 'Deûle', en: 'Deûle' },
      width: 11,
      line: [
        [2.85, 50.47],
        [2.93, 50.55],
        [3.02, 50.612],
        [3.038, 50.64],
        [3.052, 50.66],
        [3.04, 50.69],
        [3, 50.72],
        [2.955, 50.735],
      ],
    },
    {
      name: { fr: 'Escaut', en: 'Scheldt' },
      width: 16,
      line: [
        [3.4, 50.3],
        [3.52, 50.42],
        [3.45, 50.52],
        [3.39, 50.6],
        [3.41, 50.7],
        [3.5, 50.77],
        [3.62, 50.86],
        [3.7, 50.98],
      ],
    },
  ],
  reliefs: [
    {
      name: { fr: 'frontière', en: 'border' },
      line: [
        [3.01, 50.775],
        [3.1, 50.787],
        [3.15, 50.775],
        [3.19, 50.745],
        [3.235, 50.72],
        [3.265, 50.7],
        [3.258, 50.67],
        [3.265, 50.64],
        [3.262, 50.6],
        [3.29, 50.55],
        [3.3, 50.52],
        [3.45, 50.49],
      ],
    },
  ],
  places: {
    station: {
      at: [3.073, 50.638],
      name: { fr: 'Lille', en: 'Lille' },
      detail: { fr: 'deux gares', en: 'two stations' },
    },
    roubaix: {
      at: [3.168, 50.695],
      name: { fr: 'Roubaix', en: 'Roubaix' },
      detail: { fr: 'Blanchemaille', en: 'Blanchemaille' },
    },
    kortrijk: {
      at: [3.265, 50.828],
      name: { fr: 'Courtrai', en: 'Kortrijk' },
      detail: { fr: 'en néerlandais', en: 'in Dutch' },
    },
    tournai: {
      at: [3.388, 50.606],
      name: { fr: 'Tournai', en: 'Tournai' },
      detail: { fr: 'en français', en: 'in French' },
    },
  },
  links: [
    { from: 'station', to: 'kortrijk', by: [[3.1, 50.72]] },
    { from: 'station', to: 'tournai' },
  ],
  thread: { from: 'station', to: 'roubaix' },
})
