import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting, truth } from '../../fragments/fields.ts'
import { choice, field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { JUDGE } from './suivre-dossiers-sortis-des-archives.code.ts'
import { examples } from './suivre-dossiers-sortis-des-archives.examples.ts'

const LOANS = byName('dossiers_sortis')
const state = (name: string) => text('={{ $json.state }}', 'equals', name)
const ofBox = {
  matchType: 'allConditions',
  filters: { conditions: [{ keyName: 'box', condition: 'eq', keyValue: '={{ $json.box }}' }] },
} as const
const kept = (values: Params): Params => ({
  resource: 'row',
  operation: 'upsert',
  dataTableId: LOANS,
  ...ofBox,
  columns: columns(values),
  options: {},
})

export default defineRecipe({
  category: 'documents',
  level: 'simple',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Savoir qui a sorti un dossier papier des archives',
    problem:
      'Le dossier du permis de construire n’est plus sur l’étagère. Trois services l’ont eu ce trimestre, un papillon collé dit « Noé », et Noé l’a passé à quelqu’un.',
    outcome:
      'Près de l’étagère, un code QR ouvre le formulaire : je sors, je rends, la cote, mon adresse. Le registre dit aussitôt chez qui est le dossier, ou le met à votre nom pour quatorze jours. Sortir à nouveau prolonge. Les matins de semaine, qui a dépassé sa date reçoit la liste de ses dossiers, au plus une fois par semaine.',
    avoid:
      'Chacun écrit l’adresse qu’il veut : pour des pièces secrètes, il faut une clé et un archiviste. Une cote mal recopiée crée un autre dossier, tirets et espaces mis à part.',
    approval:
      'Le flux ne réclame rien au nom d’un chef. Un dossier introuvable, l’archiviste le cherche. Rendu, il s’efface du registre : aucun historique de qui a lu quoi.',
    failure:
      'Registre illisible ou bloqué : la page demande de recommencer avant de bouger le dossier. Rappel refusé ou registre muet au matin : l’archiviste reçoit un courriel, et le rappel repart le lendemain.',
  },
  en: {
    title: 'Know who took a paper file out of the archive',
    problem:
      'The file with the building permit is no longer on its shelf. Three departments had it this quarter, a sticky note says “Noah”, and Noah passed it on to somebody.',
    outcome:
      'By the shelf a QR code opens the form: I take out, I bring back, the code, my address. The register tells at once who has the file, or puts it in your name for fourteen days. Taking it out again prolongs. On weekday mornings those past their date get the list of their files, once a week at most.',
    avoid:
      'People write whatever address they like: secret papers need a key and an archivist. A code copied wrongly makes another file, hyphens and spaces aside.',
    approval:
      'The flow demands nothing in a manager’s name. A file that cannot be found, the archivist looks for. Once back it is erased from the register: no history of who read what.',
    failure:
      'Register unreadable or locked: the page asks to try again before the file is moved. Reminder refused, or the register silent in the morning: the archivist gets an email, and the reminder leaves the day after.',
  },
  nodes: {
    ask: {
      use: 'formTrigger',
      name: { fr: 'Devant l’étagère', en: 'In front of the shelf' },
      why: { fr: 'Depuis un téléphone, en dix secondes.', en: 'From a telephone, in ten seconds.' },
      with: form(
        { fr: 'Dossier d’archives', en: 'Archive file' },
        [
          choice('action', { fr: 'Que faites-vous ?', en: 'What are you doing?' }, [
            { fr: 'Je sors', en: 'I take out' },
            { fr: 'Je rends', en: 'I bring back' },
          ]),
          field('box', { fr: 'Cote du dossier', en: 'Code of the file' }),
          field('holder', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'En semaine, 8 h 30', en: 'Weekdays, 8.30' },
      why: { fr: 'Avant que l’on rouvre le dossier.', en: 'Before the file is opened again.' },
      with: at('30 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Durées et adresses', en: 'Durations and addresses' },
      why: {
        fr: 'Quatorze jours, puis un rappel tous les sept.',
        en: 'Fourteen days, then a reminder every seven.',
      },
      with: fields(
        {
          days: 14,
          again: 7,
          archive: 'archives@votre-entreprise.example',
          asked: truth('={{ $json.box !== undefined }}'),
          action: "={{ /rend|back/.test(String($json.action ?? '')) ? 'back' : 'out' }}",
          box: "={{ String($json.box ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '') }}",
          holder: "={{ String($json.holder ?? '').trim().toLowerCase() }}",
        },
        { alone: true },
      ),
    },
    out: {
      use: 'dataTable',
      name: { fr: 'Dossiers dehors', en: 'Files that are out' },
      why: {
        fr: 'Table dossiers_sortis, en texte : box, holder, out_on, due_on, recalled_on.',
        en: 'Table dossiers_sortis, as text: box, holder, out_on, due_on, recalled_on.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: LOANS, returnAll: true },
      always: true,
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Dehors, et chez qui ?', en: 'Out, and with whom?' },
      why: { fr: 'Une cote, un seul détenteur.', en: 'One code, one holder.' },
      with: allItems(JUDGE),
    },
    way: {
      use: 'switch',
      name: { fr: 'Sortie, retour, rappel', en: 'Loan, return, reminder' },
      why: { fr: 'Le refus aussi a sa page.', en: 'A refusal has its page, too.' },
      with: cases({
        out: state('out'),
        back: state('back'),
        recall: state('recall'),
        page: state('page'),
      }),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Noter la sortie', en: 'Note the loan' },
      why: { fr: 'La même ligne si l’on prolonge.', en: 'The same row when prolonged.' },
      with: kept({
        box: '={{ $json.box }}',
        holder: '={{ $json.holder }}',
        out_on: '={{ $json.out_on }}',
        due_on: '={{ $json.due_on }}',
        recalled_on: '',
      }),
      onError: 'output',
    },
    noted: {
      use: 'form',
      name: { fr: 'À votre nom', en: 'In your name' },
      why: { fr: 'La date se retient mieux lue.', en: 'A date one has read is remembered.' },
      with: page(
        { fr: 'Sortie notée', en: 'Loan noted' },
        {
          fr: "={{ $('judge').first().json.box }} est à votre nom jusqu’au {{ DateTime.fromISO($('judge').first().json.due_on).toFormat('dd/MM/yyyy') }}.",
          en: "={{ $('judge').first().json.box }} is in your name until {{ DateTime.fromISO($('judge').first().json.due_on).toFormat('dd/MM/yyyy') }}.",
        },
      ),
    },
    erase: {
      use: 'dataTable',
      name: { fr: 'Effacer la ligne', en: 'Erase the row' },
      why: {
        fr: 'Quiconque rapporte le dossier peut le rendre.',
        en: 'Whoever carries the file back may return it.',
      },
      with: { resource: 'row', operation: 'deleteRows', dataTableId: LOANS, ...ofBox, options: {} },
      onError: 'output',
    },
    returned: {
      use: 'form',
      name: { fr: 'Rendu', en: 'Back' },
      why: { fr: 'On le range, et c’est tout.', en: 'Put it on the shelf, and that is all.' },
      with: page(
        {
          fr: "={{ $('judge').first().json.box }} est rendu",
          en: "={{ $('judge').first().json.box }} is back",
        },
        { fr: 'Remettez-le à sa place.', en: 'Put it in its place.' },
      ),
    },
    failed: {
      use: 'form',
      name: { fr: 'Registre bloqué', en: 'Register locked' },
      why: { fr: 'Mieux vaut attendre que perdre.', en: 'Better to wait than to lose.' },
      with: page(
        { fr: 'Rien de noté', en: 'Nothing noted' },
        {
          fr: '=Le registre a refusé : {{ String($json.error?.message ?? $json.error).replace(/</g, "&lt;") }}. Renvoyez le formulaire avant de bouger le dossier.',
          en: '=The register refused: {{ String($json.error?.message ?? $json.error).replace(/</g, "&lt;") }}. Send the form again before moving the file.',
        },
      ),
    },
    page: {
      use: 'form',
      name: { fr: 'Dire chez qui', en: 'Say with whom' },
      why: { fr: 'Il suffit de l’appeler.', en: 'Just ring them.' },
      with: page('={{ $json.title }}', '={{ $json.text }}'),
    },
    recall: {
      use: 'emailSend',
      name: { fr: 'Rappeler au détenteur', en: 'Remind the holder' },
      why: { fr: 'Un courriel pour tous ses dossiers.', en: 'One email for all their files.' },
      with: mailed(
        { from: setting('archive'), to: '={{ $json.holder }}' },
        {
          fr: '=Dossiers attendus aux archives : {{ $json.boxes.length }}',
          en: '=Files expected in the archive: {{ $json.boxes.length }}',
        },
        {
          fr: '=Bonjour,\n\nces dossiers sont attendus aux archives :\n{{ $json.text }}\n\nEncore besoin ? Sortez-les à nouveau par le formulaire, la date repart.',
          en: '=Hello,\n\nthese files are expected in the archive:\n{{ $json.text }}\n\nStill needed? Take them out again by the form, and the date moves on.',
        },
      ),
      onError: 'output',
    },
    told: {
      use: 'code',
      name: { fr: 'Rappels partis', en: 'Reminders sent' },
      why: { fr: 'Ceux-là seulement sont notés.', en: 'Only these are noted.' },
      with: allItems(
        "return [{ json: { boxes: $input.all().flatMap((_, at) => $('way').itemMatching(at).json.boxes) } }]",
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Dossier par dossier', en: 'File by file' },
      why: { fr: 'Chaque dossier a sa ligne.', en: 'Each file has a row.' },
      with: { fieldToSplitOut: 'boxes', options: {} },
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter le rappel', en: 'Note the reminder' },
      why: { fr: 'Sept jours de paix ensuite.', en: 'Seven days of peace follow.' },
      with: {
        resource: 'row',
        operation: 'update',
        dataTableId: LOANS,
        ...ofBox,
        columns: columns({ recalled_on: "={{ $now.setZone('Europe/Paris').toISODate() }}" }),
        options: {},
      },
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Prévenir l’archiviste', en: 'Tell the archivist' },
      why: { fr: 'Un départ cache souvent un dossier.', en: 'A leaver often hides a file.' },
      with: mailed(
        { from: setting('archive'), to: setting('archive') },
        { fr: 'Sorties d’archives : à regarder', en: 'Archive loans: have a look' },
        {
          fr: "={{ $json.holder ? 'Rappel refusé pour ' + $json.holder + ' :\\n' : '' }}{{ $json.text }}",
          en: "={{ $json.holder ? 'Reminder refused for ' + $json.holder + ':\\n' : '' }}{{ $json.text }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'ask > settings > out > judge > way.out > keep > noted',
    'morning > settings',
    'way.back > erase > returned',
    'keep.error > failed',
    'erase.error > failed',
    'way.recall > recall > told > each > mark',
    'recall.error > warn',
    'way.page > page',
    'way.other > warn',
  ],
  related: ['suivre-materiel-prete', 'proposer-destruction-archives'],
  examples,
})
