import { defineMap } from '../map.ts'

export default defineMap({
  title: {
    fr: 'Lyon : la Saône et le Rhône se rejoignent au sud. Le trajet part de la gare de la Part-Dieu vers Gerland ; Saint-Fons et Feyzin suivent le Rhône.',
    en: 'Lyon: the Saône and the Rhône meet to the south. The way leads from Part-Dieu station to Gerland; Saint-Fons and Feyzin lie further down the Rhône.',
  },
  rivers: [
    {
      name: { fr: 'Saône', en: 'Saône' },
      width: 26,
      line: [
        [4.812, 45.83],
        [4.832, 45.8],
        [4.815, 45.784],
        [4.8135, 45.774],
        [4.825, 45.7678],
        [4.829, 45.763],
        [4.824, 45.753],
        [4.8185, 45.745],
        [4.8145, 45.736],
        [4.8185, 45.7295],
      ],
    },
    {
      name: { fr: 'Rhône', en: 'Rhône' },
      width: 40,
      line: [
        [5.0, 45.802],
        [4.95, 45.801],
        [4.9, 45.794],
        [4.872, 45.79],
        [4.852, 45.783],
        [4.842, 45.7735],
        [4.839, 45.764],
        [4.84, 45.756],
        [4.832, 45.747],
        [4.8255, 45.737],
        [4.8195, 45.73],
        [4.8225, 45.721],
        [4.83, 45.706],
        [4.8375, 45.69],
        [4.837, 45.675],
        [4.83, 45.658],
        [4.812, 45.632],
      ],
    },
  ],
  reliefs: [
    {
      name: { fr: 'Fourvière', en: 'Fourvière' },
      line: [
        [4.812, 45.752],
        [4.8145, 45.759],
        [4.821, 45.7645],
      ],
    },
    {
      name: { fr: 'Croix-Rousse', en: 'Croix-Rousse' },
      line: [
        [4.824, 45.776],
        [4.83, 45.7735],
        [4.836, 45.7765],
      ],
    },
  ],
  places: {
    station: {
      at: [4.8593, 45.7606],
      name: { fr: 'Part-Dieu', en: 'Part-Dieu' },
      detail: { fr: 'gare TGV', en: 'TGV station' },
    },
    health: {
      at: [4.827, 45.73],
      name: { fr: 'Gerland', en: 'Gerland' },
      detail: { fr: 'santé', en: 'health' },
    },
    north: {
      at: [4.853, 45.7085],
      name: { fr: 'Saint-Fons', en: 'Saint-Fons' },
    },
    south: {
      at: [4.8465, 45.669],
      name: { fr: 'Feyzin', en: 'Feyzin' },
      detail: { fr: 'vallée de la chimie', en: 'chemical valley' },
    },
  },
  links: [
    { from: 'station', to: 'north', by: [[4.864, 45.735]] },
    { from: 'north', to: 'south' },
  ],
  thread: { from: 'station', to: 'health' },
})
