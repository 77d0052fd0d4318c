import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const message = (more: JsonObject, chat = -100400): Given => ({
  items: [
    {
      json: { message: { message_id: 4, chat: { id: chat }, ...more } },
      files: { data: { type: 'image/jpeg', name: 'file_4.jpg', base64: '/9j/2Q==' } },
    },
  ],
})
const PHOTO = message({ photo: [{ file_id: 'a' }] })
const page = (text: string): Given => [{ extractedText: text }]
const device = (name: string, serial: string, quote: string) => ({ name, serial, quote })
const says = (bought_on: string, ...devices: readonly JsonObject[]): Given => ({
  says: [JSON.stringify({ supplier: 'Air Mécanique', bought_on, devices })],
})
const INVOICE = page(
  'AIR MECANIQUE Facture du 12 octobre 2026. Compresseur C90 n° série AX-9921, garantie 3 ans pièces. Perceuse P18, garantie : 24 mois. Meuleuse M2 garantie constructeur.',
)
const COMPRESSOR = device('Compresseur C90', 'AX-9921', 'garantie 3 ans pièces')
const DRILL = device('Perceuse P18', '', 'garantie : 24 mois')

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux appareils, une durée absente', en: 'Two devices, one length missing' },
    given: {
      photo: PHOTO,
      read: INVOICE,
      medium: says(
        '2026-10-12',
        COMPRESSOR,
        DRILL,
        device('Meuleuse M2', '', 'garantie constructeur'),
        COMPRESSOR,
      ),
      known: [],
      event: [{ id: 'e1' }, { id: 'e2' }],
      keep: [
        { id: 1, name: 'Compresseur C90', until: '2029-10-12' },
        { id: 2, name: 'Perceuse P18', until: '2028-10-12' },
      ],
      confirm: [{ ok: true }],
      explain: [{ ok: true }],
    },
    expects: {
      'kind.fresh': [
        { key: 'ax9921', until: '2029-10-12', remind: '2029-09-12' },
        { key: 'airmecanique/perceusep18/20261012', until: '2028-10-12', remind: '2028-09-12' },
      ],
      left: { count: 1 },
    },
    asks: {
      event: [
        {
          start: '2029-09-12T09:00:00',
          additionalFields: {
            summary: both(
              'Fin de garantie le 12/10/2029 : Compresseur C90',
              'Warranty ends on 12/10/2029: Compresseur C90',
            ),
          },
        },
        { start: '2028-09-12T09:00:00' },
      ],
      confirm: [
        {
          text: both(
            'Inscrit :\nCompresseur C90, jusqu’au 12/10/2029\nPerceuse P18, jusqu’au 12/10/2028',
            'Entered:\nCompresseur C90, until 12/10/2029\nPerceuse P18, until 12/10/2028',
          ),
        },
      ],
      explain: [
        {
          text: both(
            'Non inscrit :\nMeuleuse M2 : durée de garantie non écrite, ou plusieurs\nCompresseur C90 : déjà inscrit',
            'Not entered:\nMeuleuse M2: length of warranty not written, or several\nCompresseur C90: entered before',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Fin proche, fin passée, série inventée',
      en: 'Near its end, past its end, an invented serial',
    },
    given: {
      photo: message({ document: { mime_type: 'application/pdf' } }),
      read: page(
        'Facture 05/12/2024 Scie S1 garantie deux ans. Poste TIG garantie 12 mois. Treuil 24 mois.',
      ),
      medium: says(
        '2024-12-05',
        device('Scie S1', '', 'garantie deux ans'),
        device('Poste TIG', '', 'garantie 12 mois'),
        device('Treuil', 'ZZ-1', '24 mois'),
      ),
      known: [],
      event: [{ id: 'e3' }],
      keep: [{ id: 3, name: 'Scie S1', until: '2026-12-05' }],
      confirm: [{ ok: true }],
      explain: [{ ok: true }],
    },
    expects: {
      'kind.fresh': [{ until: '2026-12-05', remind: '2026-11-24' }],
      'kind.other': [
        { why: both('garantie finie le 05/12/2025', 'warranty ended on 05/12/2025') },
        {
          why: both(
            'numéro de série douteux, photographiez la plaque',
            'doubtful serial number, photograph the plate',
          ),
        },
      ],
    },
    asks: { read: [{ documentType: 'document_url' }] },
  },
  {
    name: { fr: 'L’agenda refuse', en: 'The calendar refuses' },
    given: {
      photo: PHOTO,
      read: INVOICE,
      medium: says('2026-10-12', COMPRESSOR),
      known: [],
      event: { fails: '403' },
      explain: [{ ok: true }],
    },
    expects: { left: { count: 1 }, keep: 'not reached' },
    asks: {
      explain: [
        {
          text: both(
            'Non inscrit :\nCompresseur C90 : agenda ou table refusés, renvoyez la photo (403)',
            'Not entered:\nCompresseur C90: calendar or table refused, send the photograph again (403)',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Facture d’un 1er août, deux durées, déjà inscrit sans accents',
      en: 'Invoice of the 1st, two lengths, entered before without accents',
    },
    given: {
      photo: PHOTO,
      read: page(
        'Facture du 1er AOÛT 2026. Pompe P3 garantie trois (3) ans. Étau E1 garantie 6 mois. Presse : 2 ans pièces, 1 an main-d’œuvre.',
      ),
      medium: says(
        '2026-08-01',
        device('Pompe P3', '', 'garantie trois (3) ans'),
        device('Étau E1', '', 'garantie 6 mois'),
        device('Presse', '', '2 ans pièces, 1 an main-d’œuvre'),
      ),
      known: [{ id: 7, key: 'airmecanique/etaue1/20260801' }],
      event: [{ id: 'e4' }],
      keep: { fails: 'no such table' },
      explain: [{ ok: true }],
    },
    expects: {
      'kind.fresh': [{ name: 'Pompe P3', until: '2029-08-01' }],
      'kind.other': [
        { why: both('déjà inscrit', 'entered before') },
        {
          why: both(
            'durée de garantie non écrite, ou plusieurs',
            'length of warranty not written, or several',
          ),
        },
      ],
      confirm: 'not reached',
    },
  },
  {
    name: { fr: 'Photo floue', en: 'A blurred photograph' },
    given: {
      photo: PHOTO,
      read: { fails: 'No text found' },
      medium: { says: ['?'] },
      known: [],
      explain: [{ ok: true }],
    },
    expects: { check: [{ kind: 'other' }], event: 'not reached' },
  },
  {
    name: { fr: 'Un mot dans le groupe', en: 'A word in the group' },
    given: { photo: message({ text: 'Bonjour' }), ask: [{ ok: true }] },
    expects: { 'page.no': { count: 1 }, read: 'not reached' },
    asks: { ask: [{ chatId: '-100400' }] },
  },
  {
    name: { fr: 'Un inconnu écrit au robot', en: 'A stranger writes to the bot' },
    given: { photo: message({ text: 'Bonjour' }, 77) },
    expects: { ours: { count: 0 }, ask: 'not reached' },
  },
]
