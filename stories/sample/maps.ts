import { defineMap, mapSchema } from '../../site/content/map.ts'

const both = (text: string) => ({ fr: text, en: text })

/** A town on a river that meets the sea, as no town is. */
export const town = mapSchema.parse(
  defineMap({
    title: both('Une ville sur un fleuve : le trajet va de la gare à l’atelier.'),
    seas: [
      {
        name: both('La mer'),
        outline: [
          [3, 45.62],
          [4.7, 45.63],
          [4.85, 45.66],
          [5, 45.64],
          [6.5, 45.6],
          [6.5, 44],
          [3, 44],
        ],
      },
    ],
    rivers: [
      {
        name: both('Le fleuve'),
        width: 34,
        line: [
          [4.95, 46],
          [4.9, 45.85],
          [4.83, 45.76],
          [4.84, 45.7],
          [4.85, 45.65],
        ],
      },
    ],
    reliefs: [
      {
        name: both('La colline'),
        line: [
          [4.74, 45.76],
          [4.76, 45.785],
          [4.79, 45.79],
        ],
      },
    ],
    places: {
      station: { at: [4.88, 45.77], name: both('La gare'), detail: both('vers le nord') },
      workshop: { at: [4.8, 45.71], name: both('L’atelier'), detail: both('dix minutes à pied') },
      harbour: { at: [4.9, 45.68], name: both('Le port') },
    },
    links: [{ from: 'station', to: 'harbour' }],
    thread: { from: 'station', to: 'workshop' },
  }),
)
