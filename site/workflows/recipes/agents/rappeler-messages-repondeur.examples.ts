import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, GivenItem } from '../recipe.ts'

const voicemail = (subject: string): GivenItem => ({
  json: { subject, from: 'standard@froid-delmas.example' },
  files: { attachment_0: { type: 'audio/mpeg', name: 'message.mp3', text: 'ID3' } },
})
const note = (
  name: string,
  subject: string,
  kind: 'urgent' | 'call' | 'none',
  quote: string,
): string => JSON.stringify({ output: { name, subject, kind, quote } })
const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const CALL = both(
  'Rappelez-moi pour le devis de la vitrine.',
  'Call me back about the quote for the display case.',
)

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un restaurateur en urgence', en: 'A restaurant owner in a hurry' },
    given: {
      mail: { items: [voicemail('Message vocal de 06 00 00 00 44')] },
      hear: [
        {
          text: both(
            'Bonjour, c’est Mme Achard. Il fait douze degrés et j’ai pour trois mille euros de viande.',
            'Hello, Mrs Achard here. It is twelve degrees and I have three thousand euros of meat in there.',
          ),
        },
      ],
      clients: [{ id: 'rec1', name: 'Achard Traiteur', phone: '0600000044' }],
      jobs: [{ id: 'rec7', machine: 'CF-2', open: true }],
      haiku: {
        says: [
          '{"tool": "clients", "with": {"wanted": "600000044"}}',
          '{"tool": "jobs", "with": {"client": "Achard Traiteur"}}',
          both(
            note('Achard Traiteur', 'CF-2 à douze degrés', 'urgent', 'Il fait douze degrés'),
            note('Achard Traiteur', 'CF-2 at twelve degrees', 'urgent', 'It is twelve degrees'),
          ),
        ],
      },
      sms: [{ sid: 'SM1' }],
      log: [{ id: 'rec20' }],
    },
    expects: {
      check: [{ kind: 'urgent', number: '0600000044', word: '', name: 'Achard Traiteur' }],
      task: 'not reached',
    },
    asks: {
      sms: [
        {
          message: both(
            'URGENT, avant 08:50 : Achard Traiteur, 0600000044. CF-2 à douze degrés',
            'URGENT, before 08:50: Achard Traiteur, 0600000044. CF-2 at twelve degrees',
          ),
        },
      ],
      log: [{ columns: { value: { kind: 'urgent', number: '0600000044' } } }],
    },
  },
  {
    name: { fr: 'Un devis, et une phrase inventée', en: 'A quote, and a sentence made up' },
    given: {
      mail: { items: [voicemail('Message vocal de +33 6 00 00 00 52')] },
      hear: [{ text: CALL }],
      haiku: {
        says: [
          both(
            note('', 'Devis de vitrine', 'urgent', 'C’est très urgent'),
            note('', 'Quote for a display case', 'urgent', 'It is very urgent'),
          ),
        ],
      },
      task: [{ id: '77' }],
      log: [{ id: 'rec21' }],
    },
    expects: {
      check: [
        { kind: 'call', number: '+33600000052', quote: '', due: '2026-11-23T12:30:00.000+01:00' },
      ],
      sms: 'not reached',
    },
    asks: {
      task: [
        {
          content: both(
            'Rappeler ? (+33600000052) : Devis de vitrine',
            'Call ? back (+33600000052): Quote for a display case',
          ),
          options: {
            description: both(
              'À réécouter : Rappelez-moi pour le devis de la vitrine.',
              'Listen again: Call me back about the quote for the display case.',
            ),
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle n’entend pas « ammoniac »', en: 'The model misses “ammonia”' },
    given: {
      mail: { items: [voicemail('Message vocal de 06 00 00 00 61')] },
      hear: [
        { text: both('Ça sent l’ammoniac au quai.', 'There is a smell of ammonia on the dock.') },
      ],
      haiku: {
        says: [
          both(
            note('', 'Odeur au quai', 'call', 'Ça sent l’ammoniac'),
            note('', 'Smell on the dock', 'call', 'a smell of ammonia'),
          ),
        ],
      },
      sms: { fails: 'The number +33900000021 is not a valid sender' },
      listen: [{ accepted: true }],
    },
    expects: {
      check: [{ kind: 'urgent', word: both('ammoniac', 'ammonia') }],
      log: 'not reached',
    },
    asks: {
      listen: [
        {
          subject: both(
            'À écouter : Message vocal de 06 00 00 00 61',
            'Please listen: Message vocal de 06 00 00 00 61',
          ),
          text: both(
            'Personne n’a été prévenu. The number +33900000021 is not a valid sender',
            'Nobody has been told. The number +33900000021 is not a valid sender',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un message muet', en: 'A silent message' },
    given: {
      mail: { items: [voicemail('Message vocal, appel masqué')] },
      hear: [{ text: '…' }],
      haiku: { says: [note('', '', 'none', '')] },
      log: [{ id: 'rec22' }],
    },
    expects: { check: [{ kind: 'none', number: '' }], task: 'not reached', sms: 'not reached' },
    asks: { log: [{ columns: { value: { kind: 'none', heard: '…' } } }] },
  },
  {
    name: { fr: 'Todoist refuse la tâche', en: 'Todoist refuses the task' },
    given: {
      mail: { items: [voicemail('Message vocal de 06 00 00 00 75')] },
      hear: [{ text: CALL }],
      haiku: {
        says: [
          both(
            note('Bar du Marché', 'Devis de vitrine', 'call', 'le devis de la vitrine'),
            note(
              'Bar du Marché',
              'Quote for a display case',
              'call',
              'the quote for the display case',
            ),
          ),
        ],
      },
      task: { fails: 'Project not found' },
      listen: [{ accepted: true }],
    },
    expects: { check: [{ kind: 'call', name: 'Bar du Marché' }] },
    asks: {
      listen: [
        {
          text: both(
            'Personne n’a été prévenu. Project not found',
            'Nobody has been told. Project not found',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Deux appels dans la minute', en: 'Two calls within a minute' },
    given: {
      mail: { items: [voicemail('De 06 00 00 00 11'), voicemail('De 06 00 00 00 12')] },
      hear: { runs: [[{ text: CALL }], [{ text: '…' }]] },
      haiku: {
        says: [
          both(
            note('', 'Devis de vitrine', 'call', 'le devis de la vitrine'),
            note('', 'Quote for a display case', 'call', 'the quote for the display case'),
          ),
          note('', '', 'none', ''),
        ],
      },
      task: [{ id: '78' }],
      log: [{ id: 'rec23' }],
    },
    expects: {
      check: [
        { kind: 'call', number: '0600000011' },
        { kind: 'none', number: '0600000012' },
      ],
      'one.done': { count: 2 },
    },
    asks: {
      log: [
        { columns: { value: { number: '0600000011' } } },
        { columns: { value: { number: '0600000012', heard: '…' } } },
      ],
    },
  },
  {
    name: { fr: 'Un enregistrement illisible', en: 'A recording that cannot be read' },
    given: {
      mail: { items: [voicemail('Message vocal de 06 00 00 00 83')] },
      hear: { fails: 'Unrecognized file format' },
      listen: [{ accepted: true }],
    },
    expects: { follow: 'not reached', check: 'not reached' },
    asks: {
      listen: [
        {
          text: both(
            'Personne n’a été prévenu. Unrecognized file format',
            'Nobody has been told. Unrecognized file format',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: {
      mail: { items: [voicemail('Message vocal de 06 00 00 00 90')] },
      hear: [{ text: CALL }],
      haiku: { fails: 'The service is overloaded' },
      listen: [{ accepted: true }],
    },
    expects: { 'follow.error': { count: 1 }, check: 'not reached' },
    asks: {
      listen: [
        {
          subject: both(
            'À écouter : Message vocal de 06 00 00 00 90',
            'Please listen: Message vocal de 06 00 00 00 90',
          ),
        },
      ],
    },
  },
]
