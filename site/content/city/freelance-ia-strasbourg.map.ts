import { defineMap } from '../map.ts'

export default defineMap({
  title: {
    fr: "Strasbourg : l'Ill entoure le centre, le Rhin fait frontière. Le trajet suit le tram de la gare à Kehl ; le Parlement et le Conseil de l'Europe sont au nord-est.",
    en: 'Strasbourg: the Ill loops round the centre and the Rhine is the border. The way follows the tram from the station to Kehl; Parliament and the Council of Europe lie north-east.',
  },
  rivers: [
    {
      name: { fr: 'Rhin', en: 'Rhine' },
      width: 44,
      line: [
        [7.734, 48.4],
        [7.766, 48.46],
        [7.805, 48.515],
        [7.8055, 48.55],
        [7.8015, 48.572],
        [7.809, 48.595],
        [7.832, 48.628],
        [7.8845, 48.66],
        [7.95, 48.71],
      ],
    },
    {
      name: { fr: 'Ill', en: 'Ill' },
      width: 18,
      line: [
        [7.66, 48.46],
        [7.7, 48.52],
        [7.722, 48.555],
        [7.736, 48.573],
        [7.741, 48.5795],
        [7.7535, 48.5805],
        [7.7605, 48.587],
        [7.767, 48.593],
        [7.7735, 48.599],
        [7.783, 48.613],
        [7.8, 48.64],
        [7.84, 48.675],
      ],
    },
  ],
  places: {
    station: {
      at: [7.7341, 48.5851],
      name: { fr: 'Gare', en: 'Station' },
      detail: { fr: 'tram D', en: 'tram D' },
    },
    kehl: {
      at: [7.8085, 48.5757],
      name: { fr: 'Kehl', en: 'Kehl' },
      detail: { fr: 'vos partenaires', en: 'your partners' },
    },
    parliament: {
      at: [7.7685, 48.5975],
      name: { fr: 'Parlement', en: 'Parliament' },
      detail: { fr: 'douze sessions par an', en: 'twelve sessions a year' },
    },
    council: {
      at: [7.776, 48.5945],
      name: { fr: "Conseil de l'Europe", en: 'Council of Europe' },
      detail: { fr: 'la Pharmacopée', en: 'Pharmacopoeia' },
    },
  },
  links: [{ from: 'station', to: 'parliament', by: [[7.748, 48.5865]] }],
  thread: { from: 'station', to: 'kehl' },
})
