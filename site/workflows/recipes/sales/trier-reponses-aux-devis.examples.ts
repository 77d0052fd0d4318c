import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const mail = (address: string, subject: string, text: string) => ({
  id: `m-${address}`,
  threadId: `t-${address}`,
  from: { value: [{ address }] },
  subject,
  text,
})
const quote = (id: string, Number: string, Client: string, Email: string) => ({
  id,
  Number,
  Client,
  Email,
  Owner: 'Léa',
})
const QUOTES = [
  quote('recQ1', 'DV-2041', 'Hôtel du Môle', 'achat@hotel-du-mole.example'),
  quote('recQ2', 'DV-2044', 'Garage Oudin', 'oudin@garage.example'),
  quote('recQ3', 'DV-2050', 'Ferme du Lac', 'fermedulac@orange.example'),
]
const IF = 'C’est bon pour nous si vous posez avant Noël.'
const LATER = 'Le budget se vote en janvier, rappelez-moi le 12.'
const first = mail(
  'direction@hotel-du-mole.example',
  'Re: Devis DV-2041',
  `Bonjour,\n${IF}\n\nLe lun. 16 nov. 2026 à 09:12, Léa a écrit :\n> Total 8 400 €`,
)
const second = mail('oudin@garage.example', 'RE: devis dv-2044', LATER)
const says = (kind: string, quoted: string, date = ''): string =>
  JSON.stringify({ output: { kind, quote: quoted, date } })
const ok = [{ ok: true }]

export const examples: readonly Example[] = [
  {
    name: both('Une condition, un report, un inconnu', 'A condition, a delay, a stranger'),
    given: {
      mail: [first, second, mail('x@ailleurs.example', 'Re: Devis DV-2044', 'Nous annulons.')],
      quotes: QUOTES,
      medium: { says: [says('conditional', IF), says('later', LATER, '2027-01-12')] },
      write: [{ id: 'recQ1' }, { id: 'recQ2' }],
      tell: ok,
      hand: ok,
    },
    expects: {
      match: [
        { state: 'known', number: 'DV-2041', text: `Bonjour,\n${IF}` },
        { state: 'known', number: 'DV-2044' },
        { state: 'hand' },
      ],
      verify: [
        { kind: 'conditional', next: '2026-11-23' },
        { kind: 'later', next: '2027-01-12' },
      ],
      urgent: { count: 1 },
      unwritten: 'not reached',
    },
    asks: {
      write: [
        {
          columns: {
            value: {
              id: 'recQ1',
              Answer: both('Accord sous condition', 'Yes, on a condition'),
              Words: IF,
              Next: '2026-11-23',
            },
          },
        },
        { columns: { value: { id: 'recQ2', Next: '2027-01-12' } } },
      ],
      tell: [
        {
          text: both(
            `*Accord sous condition* DV-2041, Hôtel du Môle (Léa) : « ${IF} »`,
            `*Yes, on a condition* DV-2041, Hôtel du Môle (Léa): “${IF}”`,
          ),
        },
      ],
      hand: [
        {
          text: both(
            'À lire : x@ailleurs.example, « Re: Devis DV-2044 ». DV-2044 : réponse d’une adresse que le devis ne connaît pas',
            'To read: x@ailleurs.example, “Re: Devis DV-2044”. DV-2044: answered from an address the quote does not know',
          ),
        },
      ],
    },
  },
  {
    name: both('Phrase inventée, modèle en panne', 'A made-up sentence, the model down'),
    given: {
      mail: [first, mail('boss@x.example', 'Question', 'Quel délai ?')],
      quotes: QUOTES,
      medium: { says: [says('accepted', 'Nous commandons tout.')] },
      hand: ok,
    },
    expects: { verify: [{ kind: 'hand' }], write: 'not reached' },
    asks: {
      hand: [
        {
          text: both(
            'À lire : boss@x.example, « Question ». aucun numéro de devis',
            'To read: boss@x.example, “Question”. no quote number',
          ),
        },
        {
          text: both(
            'À lire : direction@hotel-du-mole.example, « Re: Devis DV-2041 ». DV-2041 : phrase citée introuvable dans le message',
            'To read: direction@hotel-du-mole.example, “Re: Devis DV-2041”. DV-2041: the sentence quoted is not in the message',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle ne répond pas', 'The model does not answer'),
    given: {
      mail: [first, second],
      quotes: QUOTES,
      medium: { fails: 'Service tier capacity exceeded' },
      hand: ok,
    },
    expects: { verify: [{ kind: 'hand' }, { kind: 'hand' }], write: 'not reached' },
    asks: {
      hand: [
        {
          text: both(
            'À lire : direction@hotel-du-mole.example, « Re: Devis DV-2041 ». DV-2041 : le modèle n’a pas répondu',
            'To read: direction@hotel-du-mole.example, “Re: Devis DV-2041”. DV-2041: the model did not answer',
          ),
        },
        {},
      ],
    },
  },
  {
    name: both('Airtable refuse d’écrire', 'Airtable refuses to write'),
    given: {
      mail: [second],
      quotes: QUOTES,
      medium: { says: [says('later', LATER, 'mi-janvier')] },
      write: { fails: 'INVALID_PERMISSIONS' },
      hand: ok,
    },
    expects: { verify: [{ kind: 'later', next: '2026-12-23' }], tell: 'not reached' },
    asks: {
      hand: [
        {
          text: both(
            'À lire : oudin@garage.example, « RE: devis dv-2044 ». DV-2044, Plus tard – INVALID_PERMISSIONS',
            'To read: oudin@garage.example, “RE: devis dv-2044”. DV-2044, Later – INVALID_PERMISSIONS',
          ),
        },
      ],
    },
  },
  {
    name: both('Airtable ne répond pas', 'Airtable does not answer'),
    given: { mail: [second], quotes: { fails: 'Service unavailable' }, hand: ok },
    expects: { match: [{ state: 'hand' }], read: 'not reached' },
  },
  {
    name: both(
      'Deux devis, une lettre trop longue, un merci',
      'Two quotes, a letter too long, a thank-you',
    ),
    given: {
      mail: [
        mail('oudin@garage.example', 'DV-2044 et dv-2050', 'D’accord pour le premier.'),
        mail('oudin@garage.example', 'DV-2044', 'Bonjour. '.repeat(400)),
        mail('oudin@garage.example', 'DV-2044', 'Merci, bien reçu.'),
      ],
      quotes: QUOTES,
      medium: { says: [says('other', '')] },
      hand: ok,
    },
    expects: {
      match: [
        {
          why: both(
            'DV-2044, DV-2050 : plusieurs devis dans un message',
            'DV-2044, DV-2050: several quotes in one message',
          ),
        },
        {
          why: both(
            'DV-2044 : message trop long pour être lu ici',
            'DV-2044: a message too long to be read here',
          ),
        },
        { state: 'known' },
      ],
      verify: [
        {
          why: both(
            'DV-2044 : réponse ni oui ni non, à lire',
            'DV-2044: neither yes nor no, to be read',
          ),
        },
      ],
      write: 'not reached',
    },
  },
]
