import type { Bilingual } from '../../nodes/fact.ts'
import { YES } from '../../fragments/agreement.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const arrived = (quantity: number) => [
  {
    reference: 'PG-200',
    quantity,
    delivery: 'bl 8841',
    email: 'depot@votre-entreprise.example',
  },
]
const roy = {
  id: 'recA1',
  Order: 'CM-101',
  Client: 'Menuiserie Roy',
  Reference: 'PG-200',
  Quantity: 60,
  Pack: 10,
  Promised: '2026-11-25',
  Sales: 'lea@votre-entreprise.example',
}
const duval = {
  ...roy,
  id: 'recA2',
  Order: 'CM-104',
  Client: 'Ateliers Duval',
  Quantity: 40,
  Promised: '2026-12-02',
  Sales: 'karim@votre-entreprise.example',
}
const school = {
  id: 'recA3',
  Order: 'CM-099',
  Client: 'Lycée du Parc',
  Reference: 'PG-200',
  Quantity: 30,
  Complete: true,
}
const yes = [{ data: { answer: YES } }]

export const examples: readonly Example[] = [
  {
    name: both('Quatre-vingt-dix pour cent trente', 'Ninety for a hundred and thirty'),
    given: {
      arrived: arrived(90),
      waiting: [duval, roy, school],
      ask: yes,
      known: [{}],
      write: [{ id: 'recA1' }, { id: 'recA2' }, { id: 'recA3' }],
      tell: [{ id: 'm-1' }, { id: 'm-2' }, { id: 'm-3' }],
      mark: [{ id: 1 }],
    },
    expects: {
      divide: [{ total: 130, left: 0 }],
      each: [
        { id: 'recA1', given: 40 },
        { id: 'recA2', given: 20 },
        { id: 'recA3', given: 30 },
      ],
      kept: 'not reached',
    },
    asks: {
      waiting: [{ filterByFormula: "AND({Reference} = 'PG-200', {Quantity} - {Allocated} > 0)" }],
      ask: [
        {
          message: both(
            'CM-101 Menuiserie Roy : 40 sur 60, promis le 25/11\nCM-104 Ateliers Duval : 20 sur 40, promis le 02/12\nCM-099 Lycée du Parc : 30 sur 30, promis le ?, livraison complète exigée\nReste en stock : 0',
            'CM-101 Menuiserie Roy: 40 of 60, promised for 25/11\nCM-104 Ateliers Duval: 20 of 40, promised for 02/12\nCM-099 Lycée du Parc: 30 of 30, promised for ?, complete delivery only\nLeft in stock: 0',
          ),
        },
      ],
      write: [
        { columns: { value: { id: 'recA1', Allocated: 40, Delivery: 'bl 8841' } } },
        { columns: { value: { id: 'recA2', Allocated: 20 } } },
        { columns: { value: { id: 'recA3', Allocated: 30 } } },
      ],
      tell: [
        { sendTo: 'lea@votre-entreprise.example' },
        { sendTo: 'karim@votre-entreprise.example' },
        { sendTo: 'depot@votre-entreprise.example' },
      ],
      mark: [{ columns: { value: { mark: 'BL 8841 PG-200' } } }],
    },
  },
  {
    name: both('Le reste d’une ligne déjà servie', 'What a line served before still lacks'),
    given: {
      arrived: arrived(30),
      waiting: [{ ...roy, Allocated: 40, Delivery: 'BL 8800' }, duval],
      ask: yes,
      known: [{}],
      write: [{ id: 'recA1' }, { id: 'recA2' }],
      tell: [{ id: 'm-1' }, { id: 'm-2' }],
      mark: [{ id: 1 }],
    },
    expects: {
      divide: [{ total: 60, left: 0 }],
      each: [
        { id: 'recA1', given: 10 },
        { id: 'recA2', given: 20 },
      ],
    },
    asks: {
      write: [
        { columns: { value: { Allocated: 50, Delivery: 'BL 8800, bl 8841' } } },
        { columns: { value: { Allocated: 20, Delivery: 'bl 8841' } } },
      ],
    },
  },
  {
    name: both('Airtable refuse d’écrire', 'Airtable refuses to write'),
    given: {
      arrived: arrived(60),
      waiting: [roy, { ...duval, Sales: '' }, school],
      ask: yes,
      known: [{}],
      write: { fails: 'Field "Allocated" is locked' },
      manual: [{ id: 'm-4' }],
    },
    // Thirty complete would take half of what came: above the cap, they wait.
    expects: {
      each: [
        { id: 'recA1', given: 40 },
        { id: 'recA2', given: 20 },
      ],
      lists: 'not reached',
      mark: 'not reached',
    },
    asks: {
      manual: [
        {
          subject: both('PG-200 : 2 ligne(s) à écrire', 'PG-200: 2 line(s) to write'),
          message: both(
            'CM-101 Menuiserie Roy : 40 sur 60, promis le 25/11 – Field "Allocated" is locked\nCM-104 Ateliers Duval : 20 sur 40, promis le 02/12 – Field "Allocated" is locked',
            'CM-101 Menuiserie Roy: 40 of 60, promised for 25/11 – Field "Allocated" is locked\nCM-104 Ateliers Duval: 20 of 40, promised for 02/12 – Field "Allocated" is locked',
          ),
        },
      ],
    },
  },
  {
    name: both('Le même bon, une seconde fois', 'The same note, a second time'),
    given: {
      arrived: arrived(100),
      waiting: [roy, duval],
      ask: yes,
      known: [{ id: 1, mark: 'BL 8841 PG-200' }],
      kept: [{ id: 'm-5' }],
    },
    expects: { divide: [{ total: 100, left: 0 }], rows: 'not reached' },
    asks: {
      kept: [{ message: both('Ce bon a déjà été partagé.', 'This note has been shared before.') }],
    },
  },
  {
    name: both('Personne n’a répondu', 'Nobody answered'),
    given: {
      arrived: arrived(30),
      waiting: [roy, duval],
      // n8n hands on what went into the question.
      ask: [{ state: 'some', text: 'CM-101', total: 100 }],
      kept: [{ id: 'm-6' }],
    },
    expects: { divide: [{ total: 100, left: 0 }], 'agreed.no': { count: 1 } },
    asks: {
      kept: [
        {
          message: both(
            'Refus, ou pas de réponse en quatre heures. Saisissez de nouveau l’arrivage pour un nouveau calcul.',
            'Refused, or no answer within four hours. Enter the delivery again for a new division.',
          ),
        },
      ],
    },
  },
  {
    name: both('Airtable ne répond pas', 'Airtable does not answer'),
    given: {
      arrived: arrived(90),
      waiting: { fails: 'Service unavailable' },
      kept: [{ id: 'm-7' }],
    },
    expects: { divide: [{ state: 'stopped' }], ask: 'not reached' },
    asks: {
      kept: [
        {
          subject: both('PG-200 : rien n’est partagé', 'PG-200: nothing is shared'),
          message: both(
            'Airtable ne répond pas : Service unavailable',
            'Airtable does not answer: Service unavailable',
          ),
        },
      ],
    },
  },
]
