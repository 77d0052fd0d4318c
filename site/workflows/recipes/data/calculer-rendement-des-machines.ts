import { stopped, toldInSlack } from '../../fragments/alarm.ts'
import { allItems, inBoth } from '../../fragments/code.ts'
import { all, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { check, rates } from './calculer-rendement-des-machines.code.ts'
import { examples } from './calculer-rendement-des-machines.examples.ts'

const grist = (tableId: string, more: Params): Params => ({
  authentication: 'apiKey',
  docId: setting('doc'),
  tableId,
  ...more,
})
const ALL: Params = { operation: 'getAll', returnAll: true, additionalOptions: {} }
const COLUMNS = ['day', 'machine', 'team', 'planned', 'stopped', 'cause', 'pieces', 'good']

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Calculer chaque matin le rendement de vos machines',
    problem:
      'L’atelier tourne, les délais glissent, et l’on parle d’acheter une presse. Personne ne sait si l’ancienne s’arrête trop, va trop lentement ou fait du rebut : les feuilles de poste s’empilent dans un classeur.',
    outcome:
      'En fin de poste, l’opérateur remplit huit cases sur une tablette ; une saisie impossible est refusée sur l’instant. Du mardi au vendredi à 6 h 30, et le lundi pour trois jours, un courriel donne le taux de rendement synthétique (TRS) de chaque machine, la plus faible d’abord : disponibilité × cadence × qualité. À côté se lisent les quatre dernières semaines, et dessous les trois causes d’arrêt les plus longues.',
    avoid:
      'Un automate qui compte déjà pièces et arrêts vaut mieux qu’une saisie. Une machine aux cadences très diverses demande un temps par pièce et par référence ; ici, il n’y en a qu’un par machine. Ne jugez pas des personnes là-dessus : aucun nom n’est demandé.',
    approval:
      'Le chiffre est une question posée au point de 7 h, et la réponse vient de l’atelier. Qui se trompe resaisit le même poste : la ligne est remplacée.',
    failure:
      'Grist muet : le formulaire répond « non noté » et garde la feuille papier utile ; le courriel dit qu’il n’a rien lu. Une exécution arrêtée, courriel refusé compris, est annoncée dans Slack.',
  },
  en: {
    title: 'Compute each morning how well your machines ran',
    problem:
      'The workshop hums, delivery dates slip, and there is talk of buying a press. Nobody knows whether the old one stops too often, runs too slowly or makes scrap: shift sheets pile up in a binder.',
    outcome:
      'At the end of a shift the operator fills in eight boxes on a tablet; an impossible entry is refused on the spot. Tuesday to Friday at 6.30, and on Monday for three days, an email gives each machine’s overall equipment effectiveness (OEE), weakest first: availability × pace × quality. The last four weeks stand beside it, the three longest causes of stops below.',
    avoid:
      'A controller that counts pieces and stops already beats typing. A machine with very different rhythms needs a time per piece for each product; here there is one a machine. Do not judge people by it: no name is asked.',
    approval:
      'The figure is a question for the 7 am meeting, and the workshop has the answer. Whoever made a slip types the same shift again: the row is replaced.',
    failure:
      'Grist silent: the form answers “not noted”, and the paper sheet is needed; the email says that nothing was read. A run that stops, a refused email included, is told in Slack.',
  },
  nodes: {
    shift: {
      use: 'formTrigger',
      name: { fr: 'Fin de poste', en: 'End of a shift' },
      why: {
        fr: 'Un poste de nuit porte le jour où il commence.',
        en: 'A night shift bears the day on which it begins.',
      },
      with: form(
        { fr: 'Fin de poste', en: 'End of a shift' },
        [
          field('machine', { fr: 'Machine', en: 'Machine' }),
          field('day', { fr: 'Jour du début', en: 'Day it began' }, { type: 'date' }),
          choice('team', { fr: 'Poste', en: 'Shift' }, [
            { fr: 'matin', en: 'morning' },
            { fr: 'après-midi', en: 'afternoon' },
            { fr: 'nuit', en: 'night' },
          ]),
          field(
            'planned',
            { fr: 'Minutes prévues, pauses déduites', en: 'Minutes planned, breaks off' },
            { type: 'number' },
          ),
          field('stopped', { fr: 'Minutes d’arrêt', en: 'Minutes stopped' }, { type: 'number' }),
          field('cause', { fr: 'Cause principale', en: 'Main cause' }, { optional: true }),
          field('pieces', { fr: 'Pièces faites', en: 'Pieces made' }, { type: 'number' }),
          field('good', { fr: 'Dont bonnes', en: 'Good ones' }, { type: 'number' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Du lundi au vendredi, 6 h 30', en: 'Monday to Friday, 6.30' },
      why: { fr: 'Avant le point de 7 h.', en: 'Before the 7 am meeting.' },
      with: at('30 6 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre document', en: 'Your document' },
      why: { fr: 'Grist, et qui lit le matin.', en: 'Grist, and who reads in the morning.' },
      with: fields(
        {
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          to: 'atelier@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    machines: {
      use: 'grist',
      name: { fr: 'Lire les machines', en: 'Read the machines' },
      why: {
        fr: 'Table Machines : name, et seconds, le temps d’une pièce au meilleur rythme tenable.',
        en: 'Table Machines: name, and seconds, the time of a piece at the best pace that holds.',
      },
      with: grist('Machines', ALL),
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    typed: {
      use: 'if',
      name: { fr: 'Un poste saisi ?', en: 'A shift typed?' },
      why: { fr: 'Sinon, c’est le matin.', en: 'If not, it is morning.' },
      with: all(isTrue("={{ $('shift').isExecuted }}")),
    },
    check: {
      use: 'code',
      name: { fr: 'Relire la saisie', en: 'Check the entry' },
      why: {
        fr: 'Plus de 115 % de la cadence : une faute de frappe, à dire tant que la feuille est là.',
        en: 'Above 115% of the pace it is a slip, to be told while the sheet is at hand.',
      },
      with: allItems(
        inBoth(check, {
          fr: {
            unread: 'Grist ne répond pas.',
            machine: 'Machine inconnue ; sont connues : ',
            planned: 'Les minutes prévues vont de 1 à 720.',
            stopped: 'L’arrêt dépasse le temps prévu.',
            good: 'Plus de pièces bonnes que de pièces faites.',
            fast: 'Trop de pièces pour ce temps ; au plus ',
            day: 'Le jour est à venir.',
          },
          en: {
            unread: 'Grist does not answer.',
            machine: 'Unknown machine; known are: ',
            planned: 'Minutes planned go from 1 to 720.',
            stopped: 'It stopped for longer than planned.',
            good: 'More good pieces than pieces made.',
            fast: 'Too many pieces for that time; at most ',
            day: 'That day is still to come.',
          },
        }),
      ),
    },
    right: {
      use: 'if',
      name: { fr: 'Possible ?', en: 'Possible?' },
      why: { fr: 'Sinon, rien n’entre.', en: 'If not, nothing enters.' },
      with: all(text('={{ $json.problem }}', 'equals', '')),
    },
    write: {
      use: 'grist',
      name: { fr: 'Noter le poste', en: 'Note the shift' },
      why: {
        fr: 'Table Shifts : les huit cases du formulaire, key et day en texte. Une ligne par jour, machine et poste.',
        en: 'Table Shifts: the form’s eight boxes, key and day as text. One row for each day, machine and shift.',
      },
      with: grist('Shifts', {
        operation: 'upsert',
        upsertCriteria: { properties: [{ fieldId: 'key', fieldValue: '={{ $json.key }}' }] },
        onMany: 'first',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: COLUMNS.map((name) => ({
            fieldId: name,
            fieldValue: `={{ $json.${name} }}`,
          })),
        },
      }),
      onError: 'continue',
      retry: [2, 5],
    },
    done: {
      use: 'form',
      name: { fr: 'Répondre à l’opérateur', en: 'Answer the operator' },
      why: { fr: 'Noté, ou ce qui ne va pas.', en: 'Noted, or what is wrong.' },
      with: page(
        {
          fr: "={{ $json.problem || $json.error ? 'Non noté' : 'Noté, merci' }}",
          en: "={{ $json.problem || $json.error ? 'Not noted' : 'Noted, thank you' }}",
        },
        {
          fr: "={{ $json.problem || ($json.error ? 'Gardez la feuille et réessayez plus tard.' : $('check').first().json.key) }}",
          en: "={{ $json.problem || ($json.error ? 'Keep the sheet and try again later.' : $('check').first().json.key) }}",
        },
      ),
    },
    shifts: {
      use: 'grist',
      name: { fr: 'Lire les postes', en: 'Read the shifts' },
      why: {
        fr: 'Trois machines font deux mille lignes par an.',
        en: 'Three machines make two thousand rows a year.',
      },
      with: grist('Shifts', ALL),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    rates: {
      use: 'code',
      name: { fr: 'Calculer le TRS', en: 'Compute the OEE' },
      why: {
        fr: 'Sur les sommes : une moyenne de taux donnerait autant à un poste d’une heure.',
        en: 'On sums, as a mean of rates would weigh a one-hour shift the same.',
      },
      with: allItems(
        inBoth(rates, {
          fr: {
            unread: 'Grist ne répond pas : aucun rendement calculé ce matin.',
            none: 'Aucun poste saisi.',
            rate: ' : TRS ',
            availability: ' (disponibilité ',
            pace: ', cadence ',
            quality: ', qualité ',
            month: ') ; quatre semaines ',
            stops: 'Arrêts : ',
            minutes: ' min',
            missing: 'Sans saisie : ',
          },
          en: {
            unread: 'Grist does not answer: nothing computed this morning.',
            none: 'No shift typed.',
            rate: ': OEE ',
            availability: ' (availability ',
            pace: ', pace ',
            quality: ', quality ',
            month: '); four weeks ',
            stops: 'Stops: ',
            minutes: ' min',
            missing: 'Nothing typed: ',
          },
        }),
      ),
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Envoyer à l’atelier', en: 'Send to the workshop' },
      why: {
        fr: 'La plus faible en tête : c’est d’elle que l’on parle.',
        en: 'The weakest on top: it is the one to talk about.',
      },
      with: mailed(
        { from: setting('to'), to: setting('to') },
        {
          fr: "=Rendement des machines{{ $json.read ? ' : ' + $json.until : ' : rien n’a été lu' }}",
          en: "=How the machines ran{{ $json.read ? ': ' + $json.until : ': nothing was read' }}",
        },
        '={{ $json.text }}',
      ),
      retry: [3, 30],
    },
    stopped,
    warn: toldInSlack,
  },
  links: [
    'shift > settings > machines > typed.yes > check > right.yes > write > done',
    'right.no > done',
    'morning > settings',
    'typed.no > shifts > rates > mail',
    'stopped > warn',
  ],
  examples,
})
