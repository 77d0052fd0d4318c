import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

/** Amounts in French hold a no-break space. */
const both = (fr: string, en: string): Bilingual<string> => ({
  fr: fr.replace(/(?<=,\d\d) (?=€)/gu, '\u00A0'),
  en,
})
const message = (more: object, from = 21, type = 'private') => [
  {
    update_id: 7,
    message: {
      message_id: 31,
      from: { id: from, is_bot: false, first_name: 'L' },
      chat: { id: from, type },
      date: 1_795_417_920,
      ...more,
    },
  },
]
const HERE = message({ location: { latitude: 45.7578, longitude: 4.832 } })
const station = (
  id: number,
  adresse: string,
  lat: number,
  lon: number,
  e10_prix: number,
  day = '2026-11-22',
) => ({
  id,
  adresse,
  ville: 'Lyon',
  geom: { lon, lat },
  e10_prix,
  e10_maj: `${day}T08:15:00+00:00`,
})
const sent = [{ ok: true, result: { message_id: 32 } }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une plus loin vaut le trajet', en: 'One further away is worth the drive' },
    given: {
      message: HERE,
      stations: [
        {
          total_count: 5,
          results: [
            station(4, 'Rue vieille', 45.76, 4.84, 1.2, '2026-11-10'),
            {
              ...station(5, 'Rue à sec', 45.76, 4.84, 1.5),
              e10_rupture_debut: '2026-11-22T10:00:00+00:00',
            },
            station(2, 'Rue haute', 45.77, 4.85, 1.649),
            station(3, 'Rue loin', 45.86, 4.9, 1.6),
            station(1, 'Rue basse', 45.7578, 4.834, 1.799, '2026-11-23'),
          ],
        },
      ],
      answer: sent,
    },
    expects: { read: [{ lat: 45.76, lon: 4.83 }], choose: [{ count: 3, saved: 5.5 }] },
    asks: {
      stations: [
        {
          queryParameters: {
            parameters: [
              {
                name: 'where',
                value:
                  "within_distance(geom, geom'POINT(4.83 45.76)', 15km) and e10_prix is not null",
              },
              { value: 'e10_prix' },
              { value: '100' },
            ],
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La plus proche est la bonne', en: 'The nearest is the right one' },
    given: {
      message: HERE,
      stations: [
        {
          total_count: 2,
          results: [
            station(1, 'Rue basse', 45.7578, 4.834, 1.7),
            station(3, 'Rue loin', 45.86, 4.9, 1.69),
          ],
        },
      ],
      answer: sent,
    },
    expects: { choose: [{ count: 2, saved: 0 }] },
    asks: {
      answer: [
        {
          text: both(
            'Rue basse, Lyon : 1,700 €/l, à 0,2 km environ, 68,04 € le plein, prix du 22/11\nC’est aussi la plus proche : inutile d’aller plus loin.',
            'Rue basse, Lyon: 1.700 €/l, about 0.2 km away, €68.04 a tank, price of 22/11\nIt is the nearest one, too: no need to go further.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Aucun prix récent', en: 'No recent price' },
    given: {
      message: HERE,
      stations: [
        { total_count: 1, results: [station(4, 'Rue vieille', 45.76, 4.84, 1.2, '2026-11-10')] },
      ],
      answer: sent,
    },
    expects: { choose: [{ count: 0 }] },
  },
  {
    name: { fr: 'Un mot au lieu d’une position', en: 'A word instead of a location' },
    given: { message: message({ text: '/start' }, 22), how: sent },
    expects: { 'located.no': { count: 1 }, stations: 'not reached' },
    asks: {
      how: [
        {
          chatId: 22,
          text: both(
            'Envoyez-moi votre position (trombone, Position), avant de partir : je compare le plein de e10 à 15 km à la ronde.',
            'Send me your location (paper clip, Location) before you leave: I compare a tank of e10 within 15 km.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un inconnu', en: 'A stranger' },
    given: { message: message({ location: { latitude: 45.7, longitude: 4.8 } }, 99) },
    expects: { ours: { count: 0 }, read: 'not reached' },
  },
  {
    name: { fr: 'Les prix ne répondent pas', en: 'The prices do not answer' },
    given: { message: HERE, stations: { fails: '503 - Service Unavailable' }, sorry: sent },
    expects: { choose: 'not reached', read: [{ lon: 4.83 }] },
    asks: { sorry: [{ chatId: 21 }] },
  },
]
