import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list, number, truth } from '../../fragments/fields.ts'
import { choice, field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { PLAN } from './reunir-contributions-rapport-annuel.code.ts'
import { examples } from './reunir-contributions-rapport-annuel.examples.ts'

const SENDER = "={{ $('settings').first().json.sender }}"
const COORDINATOR = "={{ $('settings').first().json.coordinator }}"
const TABLE: Params = {
  docId: "={{ $('settings').first().json.document }}",
  tableId: 'Contributions',
}
const written = (values: Readonly<Record<string, string>>): Params => ({
  dataToSend: 'defineInNode',
  fieldsToSend: {
    properties: Object.entries(values).map(([fieldId, fieldValue]) => ({ fieldId, fieldValue })),
  },
})

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Réunir les contributions au rapport annuel, à la date dite',
    problem:
      'Huit services doivent une page au rapport annuel. Trois l’envoient, en trois formats ; deux ont écrit le double ; on relance les autres de mémoire, et la mise en page se fait la veille de l’impression.',
    outcome:
      'Chaque service colle son texte dans un formulaire qui refuse les longueurs hors limites. Les absents sont relancés à quatorze, sept et deux jours, puis une fois la date passée. Le document, dans l’ordre voulu, arrive quand tout est là, ou une fois passée la date des absents, trous marqués.',
    avoid:
      'Une page écrite à plusieurs demande un document partagé ; pour trois contributeurs, demandez de vive voix.',
    approval:
      'Rien n’est publié ni réécrit : la coordination relit et met en page. Un texte renvoyé remplace le précédent ; après l’assemblage, il fait partir un nouveau document.',
    failure:
      'Grist en panne : le formulaire le dit, et le matin la coordination reçoit un courriel. Une date mal écrite arrête tout : un courriel dit laquelle. Une relance refusée lui revient, et repart le jour ouvré suivant. Un service sans adresse est relancé chez elle.',
  },
  en: {
    title: 'Gather what each team owes to the annual report, on time',
    problem:
      'Eight teams owe a page to the annual report. Three send theirs, in three formats; two wrote twice as much; the rest are chased from memory, and layout happens on the eve of printing.',
    outcome:
      'Each team pastes its text into a form that refuses lengths out of bounds. Absentees are reminded at fourteen, seven and two days, then once after the date. The document, in the order wanted, arrives when all is there, or once the absentees’ date is past, its gaps marked.',
    avoid:
      'A page written by several people needs a shared document; with three contributors, just ask.',
    approval:
      'Nothing is published or rewritten: the coordinator lays out. A text sent again replaces the one before; after assembly it sets off a new document.',
    failure:
      'Grist down: the form says so, and in the morning the coordinator gets an email. A date badly written halts everything: an email says which. A reminder refused comes back there and leaves again next working day. A team without an address is chased through the coordinator.',
  },
  nodes: {
    given: {
      use: 'formTrigger',
      name: { fr: 'Votre page', en: 'Your page' },
      why: {
        fr: 'La liste porte les noms de la table, à la lettre.',
        en: 'The list holds the names of the table, to the letter.',
      },
      with: form(
        { fr: 'Contribution au rapport annuel', en: 'Your page of the annual report' },
        [
          choice('service', { fr: 'Service', en: 'Team' }, [
            { fr: 'Atelier', en: 'Workshop' },
            { fr: 'Ventes', en: 'Sales' },
            { fr: 'Ressources humaines', en: 'People' },
          ]),
          field('author', { fr: 'Signé par', en: 'Signed by' }),
          field('text', { fr: 'Votre texte', en: 'Your text' }, { type: 'textarea' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Jours ouvrés, 8 h 30', en: 'Working days, 8:30 am' },
      why: {
        fr: 'Relances et assemblage se décident une fois par jour.',
        en: 'Reminders and assembly are decided once a day.',
      },
      with: at('30 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre rapport', en: 'Your report' },
      why: {
        fr: 'L’échéance commune, les longueurs, les paliers.',
        en: 'The common due date, lengths and steps.',
      },
      with: fields({
        title: { fr: 'Rapport annuel 2026', en: 'Annual report 2026' },
        due: '2026-12-11',
        least: 120,
        most: 300,
        steps: list([14, 7, 2]),
        document: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        link: { fr: 'adresse du formulaire', en: 'address of the form' },
        sender: 'communication@votre-entreprise.example',
        coordinator: 'rapport@votre-entreprise.example',
      }),
    },
    which: {
      use: 'if',
      name: { fr: 'Du formulaire ?', en: 'From the form?' },
      why: {
        fr: 'Un texte entre, ou la table est relue.',
        en: 'A text comes in, or the table is read.',
      },
      with: all(isTrue('={{ $json.service !== undefined }}')),
    },
    measure: {
      use: 'set',
      name: { fr: 'Compter les mots', en: 'Count the words' },
      why: {
        fr: 'Une page trop longue se coupe mieux par son auteur.',
        en: 'A page too long is best cut by its author.',
      },
      with: fields({
        words: number(
          '={{ $json.text.split(/\\s+/).filter(word => /[\\p{L}\\p{N}]/u.test(word)).length }}',
        ),
        fits: truth(
          '={{ $json.text.split(/\\s+/).filter(word => /[\\p{L}\\p{N}]/u.test(word)).length >= $json.least && $json.text.split(/\\s+/).filter(word => /[\\p{L}\\p{N}]/u.test(word)).length <= $json.most }}',
        ),
      }),
    },
    fits: {
      use: 'if',
      name: { fr: 'Dans les limites ?', en: 'Within bounds?' },
      why: {
        fr: 'Refusé tout de suite, pas à l’impression.',
        en: 'Refused at once, not at the printer’s.',
      },
      with: all(isTrue('={{ $json.fits }}')),
    },
    keep: {
      use: 'grist',
      name: { fr: 'Ranger le texte', en: 'Keep the text' },
      why: {
        fr: 'Une ligne par service. Les dates sont des colonnes de texte.',
        en: 'A row for each team. Dates are text columns.',
      },
      with: {
        ...TABLE,
        operation: 'upsert',
        upsertCriteria: {
          properties: [{ fieldId: 'service', fieldValue: '={{ $json.service }}' }],
        },
        ...written({
          text: '={{ $json.text.trim() }}',
          author: '={{ $json.author.trim() }}',
          received_on: '={{ $now.toISODate() }}',
          assembled_on: '',
        }),
      },
      onError: 'output',
      retry: [2, 2],
    },
    thanks: {
      use: 'form',
      name: { fr: 'Confirmer', en: 'Confirm' },
      why: { fr: 'Une fois rangé, pas avant.', en: 'Once kept, not before.' },
      with: page(
        { fr: 'Texte reçu', en: 'Text received' },
        {
          fr: "={{ $('measure').first().json.words }} mots pour « {{ $('measure').first().json.service }} ». Pour le modifier, renvoyez-le : le dernier compte.",
          en: "={{ $('measure').first().json.words }} words for “{{ $('measure').first().json.service }}”. To change it, send it again: the last one counts.",
        },
      ),
    },
    refuse: {
      use: 'form',
      name: { fr: 'Refuser, ou dire la panne', en: 'Refuse, or say it is down' },
      why: {
        fr: 'Personne ne doit croire à tort sa page remise.',
        en: 'Nobody should wrongly think a page handed in.',
      },
      with: page(
        { fr: 'Texte NON reçu', en: 'Text NOT received' },
        {
          fr: "={{ $json.error ? 'La table ne répond pas : renvoyez votre texte plus tard.' : $json.words + ' mots ; il en faut de ' + $json.least + ' à ' + $json.most + '.' }}",
          en: "={{ $json.error ? 'The table does not answer: send your text again later.' : $json.words + ' words; ' + $json.least + ' to ' + $json.most + ' are wanted.' }}",
        },
      ),
    },
    rows: {
      use: 'grist',
      name: { fr: 'Où en est chacun', en: 'Where each one stands' },
      why: {
        fr: 'À préparer : service, email, place (ordre), due_on (une date à part, comme 2026-12-04, sinon vide), reminded.',
        en: 'To prepare: service, email, place (order), due_on (own date, as 2026-12-04, or empty), reminded.',
      },
      with: { ...TABLE, operation: 'getAll', returnAll: true, additionalOptions: {} },
      onError: 'output',
      retry: [3, 10],
    },
    plan: {
      use: 'code',
      name: { fr: 'Relancer, assembler, attendre', en: 'Remind, assemble or wait' },
      why: {
        fr: 'Chaque palier n’est dit qu’une fois.',
        en: 'Each step is told only once.',
      },
      with: allItems(PLAN),
      onError: 'output',
    },
    kind: {
      use: 'switch',
      name: { fr: 'Relance ou document', en: 'Reminder or document' },
      why: {
        fr: 'Les deux peuvent tomber ensemble.',
        en: 'Both may fall together.',
      },
      with: cases({ remind: text('={{ $json.kind }}', 'equals', 'remind') }),
    },
    remind: {
      use: 'emailSend',
      name: { fr: 'Relancer le service', en: 'Remind the team' },
      why: {
        fr: 'Passé la date, la coordination est en copie.',
        en: 'After the date the coordinator is on copy.',
      },
      with: mailed(
        { from: SENDER, to: '={{ $json.to }}' },
        {
          fr: "={{ $('settings').first().json.title }} : la page « {{ $json.service }} »",
          en: "={{ $('settings').first().json.title }}: the page “{{ $json.service }}”",
        },
        {
          fr: "={{ 'Bonjour,\\n\\n' + ($json.step === 'late' ? 'Votre page était attendue le ' : 'Votre page est attendue le ') + $json.due + ', de ' + $('settings').first().json.least + ' à ' + $('settings').first().json.most + ' mots : ' + $('settings').first().json.link }}",
          en: "={{ 'Hello,\\n\\n' + ($json.step === 'late' ? 'Your page was due on ' : 'Your page is due on ') + $json.due + ', from ' + $('settings').first().json.least + ' to ' + $('settings').first().json.most + ' words: ' + $('settings').first().json.link }}",
        },
        {
          ccEmail: "={{ $json.step === 'late' ? $('settings').first().json.coordinator : '' }}",
        },
      ),
      onError: 'output',
      retry: [2, 10],
    },
    reminded: {
      use: 'grist',
      name: { fr: 'Noter le palier', en: 'Note the step' },
      why: { fr: 'Après l’envoi seulement.', en: 'Only once it has left.' },
      with: {
        ...TABLE,
        operation: 'update',
        rowId: "={{ String($('kind').item.json.id) }}",
        ...written({ reminded: "={{ $('kind').item.json.step }}" }),
      },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le document', en: 'Write the document' },
      why: {
        fr: 'Du Markdown : tout logiciel de mise en page l’ouvre.',
        en: 'Markdown, which any layout software opens.',
      },
      with: {
        operation: 'toText',
        sourceProperty: 'doc',
        options: { fileName: '={{ $json.name }}' },
      },
    },
    hand: {
      use: 'emailSend',
      name: { fr: 'Remettre à la coordination', en: 'Hand to the coordinator' },
      why: {
        fr: 'Ce qui est nouveau, et ce qui manque, avant d’ouvrir.',
        en: 'What is new and what is missing, before opening it.',
      },
      with: mailed(
        { from: SENDER, to: COORDINATOR },
        {
          fr: "={{ $('settings').first().json.title }} : {{ $('plan').last().json.count }} pages sur {{ $('plan').last().json.of }}",
          en: "={{ $('settings').first().json.title }}: {{ $('plan').last().json.count }} pages of {{ $('plan').last().json.of }}",
        },
        "={{ $('plan').last().json.text }}",
        { attachments: 'data' },
      ),
    },
    pages: {
      use: 'set',
      name: { fr: 'Pages remises', en: 'Pages handed over' },
      why: {
        fr: 'Seules celles du document.',
        en: 'Only those in the document.',
      },
      with: fields(
        { rows: { as: 'array', value: "={{ $('plan').last().json.rows }}" } },
        { alone: true },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Page par page', en: 'Page by page' },
      why: {
        fr: 'Chacune a sa marque, qu’un texte renvoyé efface.',
        en: 'Each has its mark, which a text sent later wipes out.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    assembled: {
      use: 'grist',
      name: { fr: 'Marquer les pages', en: 'Mark the pages' },
      why: {
        fr: 'Sinon le même document partirait chaque matin.',
        en: 'Or the same document would leave every morning.',
      },
      with: {
        ...TABLE,
        operation: 'update',
        rowId: '={{ String($json.id) }}',
        ...written({ assembled_on: '={{ $now.toISODate() }}' }),
      },
      retry: [3, 5],
    },
    broken: {
      use: 'emailSend',
      name: { fr: 'Prévenir la coordination', en: 'Tell the coordinator' },
      why: {
        fr: 'Un matin sans relance doit vouloir dire : rien à relancer.',
        en: 'A morning without reminders has to mean that none was due.',
      },
      with: mailed(
        { from: SENDER, to: COORDINATOR },
        { fr: 'Rapport annuel : à voir', en: 'Annual report: have a look' },
        {
          fr: "={{ ($('remind').isExecuted ? 'Relance refusée, « ' + $('kind').item.json.service + ' » : ' : 'Table illisible : ') + ($json.error.message ?? $json.error) }}",
          en: "={{ ($('remind').isExecuted ? 'Reminder refused, “' + $('kind').item.json.service + '”: ' : 'Table unreadable: ') + ($json.error.message ?? $json.error) }}",
        },
      ),
    },
  },
  links: [
    'given > settings > which.yes > measure > fits.yes > keep > thanks',
    'fits.no > refuse',
    'keep.error > refuse',
    'morning > settings',
    'which.no > rows > plan > kind.remind > remind > reminded',
    'remind.error > broken',
    'kind.other > file > hand > pages > each > assembled',
    'rows.error > broken',
    'plan.error > broken',
  ],
  examples,
})
