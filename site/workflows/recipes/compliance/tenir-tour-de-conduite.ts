import { allItems } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { all, amount, isFilled, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { sent } from '../../fragments/telegram.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { PLAN, REMIND } from './tenir-tour-de-conduite.code.ts'
import { examples } from './tenir-tour-de-conduite.examples.ts'

const sheet = (fr: string, en: string): Params => ({
  documentId: byId(setting('book')),
  sheetName: byName({ fr, en }),
})
const read = (fr: string, en: string): Params => ({
  resource: 'sheet',
  operation: 'read',
  ...sheet(fr, en),
  options: {},
})

export default defineRecipe({
  category: 'compliance',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Tenir le tour de conduite des parents d’école',
    problem:
      'Quatre familles se relaient pour l’école. Le dimanche soir, trente messages pour savoir qui prend mardi ; en mars, l’une compte ses trajets et s’aperçoit qu’elle en a fait le double. Un matin, chacun croyait que c’était l’autre.',
    outcome:
      'Le dimanche à dix-huit heures, le flux attribue chaque trajet de la semaine à la famille qui en a fait le moins depuis deux mois, parmi celles qui peuvent ce jour-là et dont la voiture a assez de places. Il l’inscrit au tableau et l’écrit au groupe Telegram. La veille à dix-neuf heures, il rappelle qui conduit.',
    avoid:
      'Pour deux familles, une habitude suffit. Il compte des trajets, pas des kilomètres ni des sièges enfants ; une famille arrivée en cours d’année rattrape d’abord les autres. Vacances, fériés et jours sans école sont ceux que vous recopiez dans une feuille : le flux ne les devine pas.',
    approval:
      'Les parents gardent la main : on s’arrange, on change le prénom dans le tableau, et le compte suit. Une ligne déjà écrite n’est jamais recalculée. Le groupe ne voit que des prénoms.',
    failure:
      'Personne de disponible : le trajet est écrit « PERSONNE » et le groupe l’apprend. Tableau illisible : un message demande de s’organiser à la main. Ligne refusée : le message le précise. Relancé, le flux complète la semaine sans rien doubler.',
  },
  en: {
    title: 'Keep the school run rota between families',
    problem:
      'Four families take turns for school. On Sunday evening, thirty messages to find out who takes Tuesday; in March one of them counts and finds that it has driven twice as often. One morning each believed it was the other.',
    outcome:
      'On Sunday at six the flow gives each run of the week to the family that has driven least in two months, among those free that day whose car has seats enough. It enters it in the sheet and writes it to the Telegram group. The evening before, at seven, it recalls who drives.',
    avoid:
      'For two families a habit will do. It counts runs, neither kilometres nor child seats; a family that joins in mid-year first catches up with the rest. Holidays and days without school are those you copy into a sheet: the flow does not guess them.',
    approval:
      'Parents stay in charge: they swap, change the name in the sheet, and the count follows. A row once written is never worked out again. The group sees first names only.',
    failure:
      'Nobody free: the run is written “NOBODY” and the group is told. Sheet unreadable: a message asks to sort it out by hand. Row refused: the message says so. Started again, the flow completes the week without doubling anything.',
  },
  nodes: {
    weekly: {
      use: 'scheduleTrigger',
      name: { fr: 'Dimanche, 18 heures', en: 'Sunday, six o’clock' },
      why: { fr: 'Avant que les messages ne commencent.', en: 'Before the messages begin.' },
      with: at('0 18 * * 0'),
    },
    evening: {
      use: 'scheduleTrigger',
      name: { fr: 'La veille, 19 heures', en: 'The evening before, seven' },
      why: { fr: 'Du dimanche au jeudi.', en: 'From Sunday to Thursday.' },
      with: at('0 19 * * 0-4'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre école', en: 'Your school' },
      why: {
        fr: 'runs : les trajets par jour, 1 pour lundi. children : combien montent.',
        en: 'runs: the runs by day, 1 for Monday. children: how many ride.',
      },
      with: fields(
        {
          kind: "={{ $('weekly').isExecuted ? 'week' : 'evening' }}",
          today: "={{ $now.setZone('Europe/Paris').toISODate() }}",
          book: { fr: 'identifiant du classeur', en: 'id of the file' },
          group: '-100200300',
          children: 4,
          runs: {
            fr: '1 matin,1 soir,2 matin,2 soir,3 matin,4 matin,4 soir,5 matin,5 soir',
            en: '1 morning,1 afternoon,2 morning,2 afternoon,3 morning,4 morning,4 afternoon,5 morning,5 afternoon',
          },
        },
        { alone: true },
      ),
    },
    trips: {
      use: 'googleSheets',
      name: { fr: 'Trajets écrits', en: 'Runs written' },
      why: { fr: 'Feuille Trajets : day, run, driver.', en: 'Sheet Runs: day, run, driver.' },
      with: read('Trajets', 'Runs'),
      onError: 'continue',
      retry: [3, 5],
      always: true,
    },
    turn: {
      use: 'if',
      name: { fr: 'Semaine ou rappel ?', en: 'Week or reminder?' },
      why: { fr: 'Le même tableau sert aux deux.', en: 'One sheet serves both.' },
      with: all(text(setting('kind'), 'equals', 'week')),
    },
    families: {
      use: 'googleSheets',
      name: { fr: 'Familles', en: 'Families' },
      why: {
        fr: 'Feuille Familles : name, seats, never (« 2 soir,3 matin »), away_from, away_to.',
        en: 'Sheet Families: name, seats, never (“2 afternoon,3 morning”), away_from, away_to.',
      },
      with: read('Familles', 'Families'),
      once: true,
      onError: 'continue',
      retry: [3, 5],
      always: true,
    },
    closed: {
      use: 'googleSheets',
      name: { fr: 'Jours sans école', en: 'Days without school' },
      why: {
        fr: 'Feuille Sans école : from, to, jours compris.',
        en: 'Sheet No school: from, to, both included.',
      },
      with: read('Sans école', 'No school'),
      once: true,
      onError: 'continue',
      retry: [3, 5],
      always: true,
    },
    plan: {
      use: 'code',
      name: { fr: 'Attribuer les trajets', en: 'Give out the runs' },
      why: {
        fr: 'Le moins de trajets d’abord, puis le plus ancien.',
        en: 'Fewest runs first, then the longest ago.',
      },
      with: allItems(PLAN),
    },
    fresh: {
      use: 'if',
      name: { fr: 'Des trajets à inscrire ?', en: 'Runs to enter?' },
      why: {
        fr: 'Une semaine déjà écrite se relit seulement.',
        en: 'A week already written is only read out.',
      },
      with: all(amount('={{ $json.rows.length }}', 'gt', 0)),
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Un trajet par ligne', en: 'One run a row' },
      why: { fr: 'Chacun se corrige à part.', en: 'Each can be changed by itself.' },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    enter: {
      use: 'googleSheets',
      name: { fr: 'Inscrire au tableau', en: 'Enter in the sheet' },
      why: {
        fr: 'Dates en texte, pour que nul ne les inverse.',
        en: 'Dates as text, so that nobody flips them.',
      },
      with: {
        resource: 'sheet',
        operation: 'append',
        ...sheet('Trajets', 'Runs'),
        columns: sheetColumns({
          day: '={{ $json.day }}',
          run: '={{ $json.run }}',
          driver: '={{ $json.driver }}',
        }),
        options: { cellFormat: 'RAW' },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    tell: {
      use: 'telegram',
      name: { fr: 'Écrire la semaine', en: 'Write out the week' },
      why: { fr: 'Le groupe corrige avant lundi.', en: 'The group corrects before Monday.' },
      with: sent(setting('group'), {
        fr: "={{ $('plan').first().json.text }}{{ $('enter').isExecuted && $('enter').all().some((one) => one.json.error) ? '\\nAttention : tout n’a pas pu être inscrit au tableau.' : '' }}",
        en: "={{ $('plan').first().json.text }}{{ $('enter').isExecuted && $('enter').all().some((one) => one.json.error) ? '\\nMind: not all of it could be entered in the sheet.' : '' }}",
      }),
      once: true,
      retry: [3, 10],
    },
    remind: {
      use: 'code',
      name: { fr: 'Qui conduit demain ?', en: 'Who drives tomorrow?' },
      why: { fr: 'Tel que le tableau le dit ce soir.', en: 'As the sheet says this evening.' },
      with: allItems(REMIND),
    },
    due: {
      use: 'if',
      name: { fr: 'Un trajet demain ?', en: 'A run tomorrow?' },
      why: { fr: 'En vacances, silence.', en: 'On holiday, silence.' },
      with: all(isFilled('={{ $json.text }}')),
    },
    recall: {
      use: 'telegram',
      name: { fr: 'Rappeler', en: 'Recall' },
      why: {
        fr: 'Au groupe : un oubli se voit à plusieurs.',
        en: 'To the group: several see what one forgets.',
      },
      with: sent(setting('group'), '={{ $json.text }}'),
      retry: [3, 10],
    },
  },
  links: [
    'weekly > settings > trips > turn.yes > families > closed > plan > fresh.yes > rows > enter > tell',
    'evening > settings',
    'fresh.no > tell',
    'turn.no > remind > due.yes > recall',
  ],
  examples,
})
