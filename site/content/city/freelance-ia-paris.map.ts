import { MARNE, RING_ROAD, SEINE } from '../around-paris.ts'
import { defineMap } from '../map.ts'

export default defineMap({
  title: {
    fr: 'Paris dans son périphérique, traversé par la Seine. Le trajet va de la gare de Lyon à la Bourse ; deux pôles de recherche sont sur la rive gauche.',
    en: 'Paris inside its ring road, crossed by the Seine. The way leads from Gare de Lyon to the Bourse; two research clusters lie on the left bank.',
  },
  lands: [RING_ROAD],
  rivers: [
    {
      name: { fr: 'Seine', en: 'Seine' },
      width: 22,
      line: SEINE,
    },
    {
      width: 14,
      line: MARNE,
    },
  ],
  places: {
    station: { at: [2.3735, 48.8443], name: { fr: 'Gare de Lyon', en: 'Gare de Lyon' } },
    bourse: {
      at: [2.3412, 48.8689],
      name: { fr: 'La Bourse', en: 'Bourse' },
      detail: { fr: 'banque, assurance', en: 'banks, insurers' },
    },
    montaigne: {
      at: [2.304, 48.866],
      name: { fr: 'Avenue Montaigne', en: 'Avenue Montaigne' },
      detail: { fr: 'luxe', en: 'luxury' },
    },
    germain: {
      at: [2.3336, 48.854],
      name: { fr: 'Saint-Germain', en: 'Saint-Germain' },
      detail: { fr: 'édition', en: 'publishing' },
    },
    latin: {
      at: [2.349, 48.8445],
      name: { fr: 'Quartier latin', en: 'Latin Quarter' },
      detail: { fr: 'PSL, Sorbonne', en: 'PSL, Sorbonne' },
    },
  },
  links: [
    { from: 'bourse', to: 'montaigne' },
    { from: 'bourse', to: 'germain' },
  ],
  thread: { from: 'station', to: 'bourse' },
})
