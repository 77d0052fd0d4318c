import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const typed = (meter: string, index: number): Given => ({
  items: [
    {
      json: { meter, index, submittedAt: '2026-11-23T08:30:00.000+01:00', formMode: 'production' },
      files: { photo: { type: 'image/jpeg', name: 'dial.jpg', text: 'dial' } },
    },
  ],
})
const METERS = [
  { meter: 'E03', site: both('Atelier', 'Workshop'), owner: 'tom@votre-entreprise.example' },
  { meter: 'E04', site: both('Bureaux', 'Offices'), owner: '' },
]
const read = (meter: string, day: string, index: number | string, note = '') => ({
  key: `${meter}|${day}`,
  meter,
  day,
  index,
  note,
})
/** A cubic metre every two days: 500 litres a day, but for one bad month. */
const PAST = [
  read('E03', '2026-10-24', '148,5'),
  read('E03', '2026-07-26', 103.5),
  read('E03', '25/8/2026', '118,5'),
  read('E03', '2026-09-24', 133.5),
  read('E04', '2026-10-24', 900),
]
const kept = [{ success: true }]
const done = [{}]
const page = (title: Bilingual<string>, message: Bilingual<string>) => [
  { completionTitle: title, completionMessage: message },
]
const NOTED = both('Noté', 'Noted')
const NOTHING = both('Rien n’est noté', 'Nothing was noted')

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un relevé habituel', en: 'A usual reading' },
    given: {
      reading: typed(' e03 ', 164.1),
      keep: kept,
      meters: METERS,
      past: PAST,
      write: [{ key: 'x' }],
      thanks: done,
    },
    expects: {
      judge: [{ state: 'fine', meter: 'E03', days: 30, usual: 0.5, last: 148.5 }],
      settle: [{ key: 'E03|2026-11-23', daily: 520, leak: false }],
      alarm: 'not reached',
    },
    asks: {
      keep: [
        {
          path: both('/Compteurs/2026-11-23-083000-e03.jpg', '/Meters/2026-11-23-083000-e03.jpg'),
        },
      ],
      thanks: page(NOTED, both('520 litres par jour.', '520 litres a day.')),
    },
  },
  {
    name: { fr: 'Une fuite, photo et courriel perdus', en: 'A leak, photo and email lost' },
    given: {
      reading: typed('E03', 172.5),
      keep: { fails: 'Insufficient storage' },
      meters: METERS,
      past: PAST,
      write: [{ key: 'x' }],
      alarm: { fails: 'SMTP: connection refused' },
      thanks: done,
    },
    expects: { settle: [{ leak: true, daily: 800, usual: 500 }] },
    asks: {
      alarm: [
        {
          toEmail: 'tom@votre-entreprise.example',
          subject: both(
            'Eau, Atelier : 800 litres par jour au lieu de 500',
            'Water, Workshop: 800 litres a day instead of 500',
          ),
        },
      ],
      thanks: page(
        both('Noté : consommation anormale', 'Noted: unusual use'),
        both(
          '800 litres par jour. L’alerte n’est pas partie : appelez le responsable. La photo n’a pas été gardée.',
          '800 litres a day. The alarm did not leave: ring the person in charge. The photo was not kept.',
        ),
      ),
    },
  },
  {
    name: { fr: 'Une virgule oubliée, retapée', en: 'A comma forgotten, typed again' },
    given: {
      reading: typed('E03', 1641),
      keep: kept,
      meters: METERS,
      past: PAST,
      confirm: [{ again: 164.1, why: both('Mal lu d’abord', 'Misread at first') }],
      write: [{ key: 'x' }],
      thanks: done,
    },
    expects: {
      judge: [{ state: 'odd', day: '2026-10-24' }],
      settle: [{ accepted: true, index: 164.1, leak: false, note: '' }],
    },
  },
  {
    name: { fr: 'Un compteur remplacé', en: 'A meter replaced' },
    given: {
      reading: typed('E04', 2),
      keep: kept,
      meters: METERS,
      past: PAST,
      confirm: [{ again: 2, why: both('Compteur remplacé', 'Meter replaced') }],
      write: [{ key: 'x' }],
      thanks: done,
    },
    expects: { settle: [{ accepted: true, note: 'replaced', daily: 0, leak: false }] },
  },
  {
    name: { fr: 'Après le remplacement', en: 'After the replacement' },
    given: {
      reading: typed('E04', 7),
      keep: kept,
      meters: METERS,
      past: [...PAST, read('E04', '2026-11-13', 2, 'replaced'), read('E04', '2026-11-23', 6)],
      write: [{ key: 'x' }],
      thanks: done,
    },
    expects: { judge: [{ state: 'fine', last: 2, days: 10, usual: 0 }], settle: [{ daily: 500 }] },
  },
  {
    name: { fr: 'Il recule deux fois', en: 'It goes back twice' },
    given: {
      reading: typed('E04', 90),
      keep: kept,
      meters: METERS,
      past: PAST,
      confirm: [{ again: 91, why: both('Exact', 'Exact') }],
      refused: done,
    },
    expects: { 'accepted.no': [{ accepted: false }], write: 'not reached' },
    asks: {
      refused: page(
        NOTHING,
        both(
          'L’index recule et le compteur n’est pas remplacé : rouvrez le QR code.',
          'The figure goes back and the meter was not replaced: open the QR code again.',
        ),
      ),
    },
  },
  {
    name: { fr: 'Un compteur inconnu', en: 'A meter unknown' },
    given: { reading: typed('E99', 5), keep: kept, meters: METERS, past: PAST, refused: done },
    expects: { judge: [{ state: 'unknown', meter: 'E99' }], settle: 'not reached' },
  },
  {
    name: { fr: 'La feuille refuse la ligne', en: 'The sheet refuses the row' },
    given: {
      reading: typed('E03', 164.1),
      keep: kept,
      meters: METERS,
      past: PAST,
      write: { fails: 'Quota exceeded' },
      refused: done,
    },
    expects: { settle: [{ accepted: true }], leak: 'not reached' },
    asks: {
      refused: page(
        NOTHING,
        both(
          'La feuille ne répond pas : recommencez dans une heure.',
          'The sheet does not answer: start again in an hour.',
        ),
      ),
    },
  },
  {
    name: {
      fr: 'Le 5 : un oublié, un jamais relevé',
      en: 'The 5th: one forgotten, one never read',
    },
    given: {
      monthly: [{}],
      meters: [...METERS, { meter: 'E05', site: both('Serre', 'Glasshouse'), owner: '' }],
      past: [read('E03', '2026-10-10', 140), read('E04', '2026-11-02', 905)],
      remind: [{ accepted: ['batiments@votre-entreprise.example'] }],
    },
    expects: { judge: [{ state: 'missing' }], settle: 'not reached' },
    asks: {
      remind: [
        {
          subject: both('Compteurs d’eau non relevés : 2', 'Water meters not read: 2'),
          text: both(
            'E03 (Atelier), relevé le 2026-10-10\nE05 (Serre), jamais relevé',
            'E03 (Workshop), read on 2026-10-10\nE05 (Glasshouse), never read',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le 5, feuille illisible', en: 'The 5th, sheet unreadable' },
    given: {
      monthly: [{}],
      meters: { fails: 'The caller does not have permission' },
      past: PAST,
      remind: [{ accepted: ['batiments@votre-entreprise.example'] }],
    },
    expects: { judge: [{ state: 'unread' }] },
    asks: {
      remind: [
        { subject: both('Compteurs d’eau : feuille illisible', 'Water meters: sheet unreadable') },
      ],
    },
  },
]
