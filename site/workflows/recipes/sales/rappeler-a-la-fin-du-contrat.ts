import { STANDS, eachItem } from '../../fragments/code.ts'
import { all, cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { model, question, shape } from '../../fragments/models.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Params } from '../recipe.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './rappeler-a-la-fin-du-contrat.examples.ts'

/** The call comes a month before the notice begins, and never in the past. */
const CHECK = `const note = $('about').item.json
const { end, notice, quote } = $json.output ?? {}
const base = { deal: note.deal, quote: quote ?? '' }
if (!$json.output) return { json: { ...base, state: 'silent' } }
if (!quote || !stands(quote, note.words)) return { json: { ...base, state: 'none' } }
const last = /^\\d{4}-\\d{2}$/.test(end ?? '') ? DateTime.fromISO(end + '-01').endOf('month') : DateTime.fromISO(end ?? '')
if (!last.isValid) return { json: { ...base, state: 'undated' } }
const months = notice > 0 && notice <= 12 ? notice : $('settings').first().json.notice
const leave = last.minus({ months })
const wished = leave.minus({ months: 1 })
const due = wished < $now ? $now.plus({ days: 1 }) : wished
return { json: { ...base, state: 'dated', last: last.toISODate(), leave: leave.toISODate(), due: due.toISODate(), late: leave < $now } }`

const activity = (subject: Bilingual<string>, due_date: string, note: string): Params => ({
  resource: 'activity',
  operation: 'create',
  rawCustomFieldKeys: true,
  subject,
  type: 'call',
  additionalFields: { due_date, note, deal_id: '={{ $json.deal }}' },
})

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Rappeler le prospect avant la fin de son contrat actuel',
    problem:
      '« Nous sommes engagés jusqu’en mars, rappelez-nous. » La phrase finit dans une note, l’affaire est perdue pour cause de calendrier, et en mars le contrat s’est reconduit tout seul : le préavis courait depuis décembre.',
    outcome:
      'Dès qu’une note de Pipedrive parle d’un engagement, une activité d’appel est posée un mois avant le début du préavis, avec la phrase du client. Sans date dans la note, l’activité demande de la trouver.',
    avoid:
      'Si vos prospects n’ont jamais de fournisseur sous contrat, la note ne dira rien. Et une date que vous tenez d’un appel se saisit directement, sans modèle.',
    approval:
      'Le flux pose une activité, rien de plus. Le commercial la déplace ou la supprime ; le prospect n’est jamais contacté par le flux.',
    failure:
      'Modèle muet : une activité demande de relire la note sous deux jours. Phrase absente de la note : rien n’est posé. Pipedrive refuse : le responsable reçoit la date par courriel.',
  },
  en: {
    title: 'Call the prospect back before their present contract ends',
    problem:
      '“We are tied until March, call us then.” The sentence ends up in a note, the deal is closed as bad timing, and in March the contract has renewed itself: notice had to be given in December.',
    outcome:
      'As soon as a Pipedrive note speaks of a commitment, a call is planned for a month before notice is due, with the client’s own sentence. Where the note gives no date, the activity asks to find it.',
    avoid:
      'If your prospects never have a supplier under contract, notes will say nothing. And a date you know from a call is best typed in directly, without a model.',
    approval:
      'The flow plans an activity and nothing more. The salesperson moves or deletes it; the prospect is never contacted by the flow.',
    failure:
      'Model silent: an activity asks to read the note again within two days. Sentence not in the note: nothing is planned. Pipedrive refuses: the manager gets the date by email.',
  },
  nodes: {
    note: {
      use: 'pipedriveTrigger',
      name: { fr: 'Note ajoutée', en: 'Note added' },
      why: {
        fr: 'La phrase est notée juste après l’appel, ou jamais.',
        en: 'The sentence is noted right after the call, or never.',
      },
      with: { action: 'create', entity: 'note' },
    },
    settings: {
      use: 'set',
      name: { fr: 'Préavis d’usage', en: 'Usual notice' },
      why: {
        fr: 'Trois mois quand la note n’en dit rien : à régler sur votre métier.',
        en: 'Three months where the note is silent: set it to your trade.',
      },
      with: fields({
        deal: { as: 'number', value: '={{ $json.data.deal_id ?? 0 }}' },
        words:
          "={{ String($json.data.content ?? '').replace(/<[^>]+>/g, ' ').replace(/&nbsp;/g, ' ').replace(/\\s+/g, ' ').trim() }}",
        notice: 3,
        sender: 'ventes@votre-entreprise.example',
        manager: 'responsable-ventes@votre-entreprise.example',
      }),
    },
    about: {
      use: 'filter',
      name: { fr: 'Parle d’un engagement', en: 'Speaks of a commitment' },
      why: {
        fr: 'Neuf notes sur dix parlent d’autre chose ; le modèle ne les lit pas.',
        en: 'Nine notes in ten are about something else; the model never sees them.',
      },
      with: all(
        text(
          '={{ $json.words }}',
          'regex',
          '/contra|engag|préavis|échéance|reconduction|tied|notice|renew/i',
        ),
        { left: '={{ $json.deal }}', type: 'number', operation: 'gt', right: 0 },
      ),
    },
    read: {
      use: 'chainLlm',
      name: { fr: 'Lire l’échéance', en: 'Read the end date' },
      why: {
        fr: '« Jusqu’à la fin du trimestre » n’entre dans aucune règle.',
        en: '“Until the end of the quarter” fits no rule.',
      },
      with: question(
        {
          fr: '=Tu lis la note d’un commercial sur un prospect. Nous sommes le {{ $now.toISODate() }}. Le prospect est-il lié à un fournisseur actuel, et jusqu’à quand ? « quote » : la phrase de la note qui le dit, recopiée mot pour mot ; vide si la note parle d’un contrat avec nous, d’un ancien contrat déjà fini, ou de personne. « end » : la fin, AAAA-MM-JJ ou AAAA-MM ; vide si la note ne permet pas de la dater sans deviner. « notice » : le préavis en mois s’il est écrit, sinon 0. Ne tire rien d’un usage du métier.',
          en: '=You read a salesperson’s note about a prospect. Today is {{ $now.toISODate() }}. Is the prospect bound to a present supplier, and until when? “quote”: the sentence of the note that says so, copied word for word; empty if the note is about a contract with us, one that has already ended, or nobody. “end”: the end, YYYY-MM-DD or YYYY-MM; empty if the note gives no date without guessing. “notice”: the period of notice in months if written, otherwise 0. Infer nothing from what is usual in the trade.',
        },
        '={{ $json.words }}',
        { shaped: true },
      ),
      // One way on: two ways would part notes from what was read in them.
      onError: 'continue',
      retry: [2, 5],
    },
    reader: model('haiku', { fr: 'Modèle qui lit', en: 'Model that reads' }),
    form: {
      use: 'outputParserStructured',
      name: { fr: 'Forme de la lecture', en: 'Form of the reading' },
      with: shape({
        quote: { type: 'string' },
        end: { type: 'string' },
        notice: { type: 'number' },
      }),
    },
    check: {
      use: 'code',
      name: { fr: 'Calculer le jour de l’appel', en: 'Work out the day to call' },
      why: {
        fr: 'Les mois se comptent en code, et la phrase se retrouve ou tombe.',
        en: 'Months are counted in code, and the sentence is found or dropped.',
      },
      with: eachItem({ fr: STANDS.fr + CHECK, en: STANDS.en + CHECK }),
    },
    state: {
      use: 'switch',
      name: { fr: 'Datée, sans date, non lue', en: 'Dated, undated, unread' },
      why: {
        fr: 'Ce qui ne parle pas d’un contrat s’arrête ici.',
        en: 'What is about no contract ends here.',
      },
      with: cases({
        dated: text('={{ $json.state }}', 'equals', 'dated'),
        undated: text('={{ $json.state }}', 'equals', 'undated'),
        silent: text('={{ $json.state }}', 'equals', 'silent'),
      }),
    },
    call: {
      use: 'pipedrive',
      name: { fr: 'Appeler avant le préavis', en: 'Call before notice is due' },
      why: {
        fr: 'Un mois : le temps d’une visite et d’un devis.',
        en: 'A month leaves time for a visit and a quote.',
      },
      with: activity(
        {
          fr: "={{ $json.late ? 'Préavis déjà passé ? Appeler' : 'Appeler avant le préavis du ' + $json.leave }}",
          en: "={{ $json.late ? 'Notice gone by already? Call' : 'Call before notice is due, ' + $json.leave }}",
        },
        '={{ $json.due }}',
        '={{ $json.quote }}',
      ),
      onError: 'output',
      retry: [2, 5],
    },
    find: {
      use: 'pipedrive',
      name: { fr: 'Trouver la date', en: 'Find the date' },
      why: {
        fr: 'Une question au téléphone, et le calendrier est posé.',
        en: 'One question by telephone, and the calendar is set.',
      },
      with: activity(
        { fr: 'Demander la fin du contrat actuel', en: 'Ask when the present contract ends' },
        '={{ $now.plus({ days: 14 }).toISODate() }}',
        '={{ $json.quote }}',
      ),
      onError: 'output',
      retry: [2, 5],
    },
    again: {
      use: 'pipedrive',
      name: { fr: 'Relire la note', en: 'Read the note again' },
      why: {
        fr: 'Une panne de modèle ne doit pas coûter un an d’attente.',
        en: 'A model that is down must not cost a year’s wait.',
      },
      with: activity(
        { fr: 'Note à relire : fin de contrat ?', en: 'Note to read again: end of contract?' },
        '={{ $now.plus({ days: 2 }).toISODate() }}',
        "={{ $('about').item.json.words.slice(0, 200) }}",
      ),
      onError: 'output',
      retry: [2, 5],
    },
    missed: {
      use: 'emailSend',
      name: { fr: 'Date à saisir à la main', en: 'Date to enter by hand' },
      why: {
        fr: 'La date ne se retrouvera pas une seconde fois.',
        en: 'The date will not come up a second time.',
      },
      with: mailed(
        {
          from: "={{ $('settings').first().json.sender }}",
          to: "={{ $('settings').first().json.manager }}",
        },
        {
          fr: "=Affaire {{ $('check').item.json.deal }} : rappel à poser le {{ $('check').item.json.due ?? 'plus tôt possible' }}",
          en: "=Deal {{ $('check').item.json.deal }}: plan a call {{ $('check').item.json.due ? 'on ' + $('check').item.json.due : 'as soon as possible' }}",
        },
        "={{ $('about').item.json.words + '\\n\\n' + ($json.error.message ?? $json.error) }}",
      ),
    },
  },
  links: [
    'note > settings > about > read > check > state.dated > call',
    'state.undated > find',
    'state.silent > again',
    'call.error > missed',
    'find.error > missed',
    'again.error > missed',
    'reader => read',
    'form => read',
  ],
  examples,
  cost: [{ node: 'read', model: 'haiku', reads: 420, writes: 60 }],
})
