import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const note = (content: Bilingual<string>, deal_id = 310) => [
  { meta: { action: 'create', entity: 'note' }, data: { id: 1, deal_id, content }, previous: null },
]
const says = (
  quote: Bilingual<string>,
  end: string,
  notice = 0,
): { says: readonly Bilingual<string>[] } => ({
  says: [
    {
      fr: JSON.stringify({ output: { quote: quote.fr, end, notice } }),
      en: JSON.stringify({ output: { quote: quote.en, end, notice } }),
    },
  ],
})
const tied = {
  fr: 'Ils sont engagés chez un confrère jusqu’en juin 2027',
  en: 'They are tied to a competitor until June 2027',
}
const html = {
  fr: `<p>Bon contact.&nbsp;${tied.fr}.</p>`,
  en: `<p>Good talk.&nbsp;${tied.en}.</p>`,
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Engagés jusqu’en juin, préavis d’usage', en: 'Tied until June, usual notice' },
    given: { note: note(html), reader: says(tied, '2027-06'), call: [{ id: 5 }] },
    expects: {
      settings: [
        { deal: 310, words: { fr: `Bon contact. ${tied.fr}.`, en: `Good talk. ${tied.en}.` } },
      ],
      check: [
        { state: 'dated', last: '2027-06-30', leave: '2027-03-30', due: '2027-02-28', late: false },
      ],
      missed: 'not reached',
    },
    asks: {
      call: [
        {
          subject: {
            fr: 'Appeler avant le préavis du 2027-03-30',
            en: 'Call before notice is due, 2027-03-30',
          },
          additionalFields: { due_date: '2027-02-28', deal_id: 310 },
        },
      ],
    },
  },
  {
    name: { fr: 'Préavis écrit, déjà passé', en: 'Notice written, gone by already' },
    given: {
      note: note({
        fr: 'Contrat en cours jusqu’au 31 janvier, préavis de quatre mois.',
        en: 'Contract runs to 31 January, four months’ notice.',
      }),
      reader: says(
        {
          fr: 'Contrat en cours jusqu’au 31 janvier, préavis de quatre mois.',
          en: 'Contract runs to 31 January, four months’ notice.',
        },
        '2027-01-31',
        4,
      ),
      call: { fails: 'Deal not found' },
      missed: [{ messageId: 'n-1' }],
    },
    expects: { check: [{ leave: '2026-09-30', due: '2026-11-24', late: true }] },
    asks: {
      missed: [
        {
          subject: {
            fr: 'Affaire 310 : rappel à poser le 2026-11-24',
            en: 'Deal 310: plan a call on 2026-11-24',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un contrat, sans date', en: 'A contract without a date' },
    given: {
      note: note({ fr: 'Ils ont un contrat ailleurs.', en: 'They have a contract elsewhere.' }),
      reader: says(
        { fr: 'Ils ont un contrat ailleurs.', en: 'They have a contract elsewhere.' },
        '',
      ),
      find: { fails: 'Rate limit' },
      missed: [{ messageId: 'n-2' }],
    },
    expects: { check: [{ state: 'undated' }], call: 'not reached' },
    asks: {
      find: [{ additionalFields: { due_date: '2026-12-07' } }],
      missed: [
        {
          subject: {
            fr: 'Affaire 310 : rappel à poser le plus tôt possible',
            en: 'Deal 310: plan a call as soon as possible',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une phrase que la note n’a pas', en: 'A sentence that the note lacks' },
    given: {
      note: note({ fr: 'Envoyer le contrat lundi.', en: 'Send the contract on Monday.' }),
      reader: says(tied, '2027-06'),
    },
    expects: { check: [{ state: 'none' }], 'state.other': { count: 1 }, call: 'not reached' },
  },
  {
    name: { fr: 'Une note sans rapport', en: 'A note about something else' },
    given: { note: note({ fr: 'A aimé la démonstration.', en: 'Liked the demonstration.' }) },
    expects: { settings: [{ deal: 310, notice: 3 }], about: { count: 0 }, read: 'not reached' },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      note: note(html),
      reader: { fails: 'The service is overloaded' },
      again: { fails: 'Rate limit' },
      missed: [{ messageId: 'n-3' }],
    },
    expects: { check: [{ state: 'silent' }] },
    asks: {
      again: [{ additionalFields: { due_date: '2026-11-25' } }],
      missed: [{ toEmail: 'responsable-ventes@votre-entreprise.example' }],
    },
  },
]
