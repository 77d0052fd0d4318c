import { allItems, inBoth } from '../../fragments/code.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './proposer-destruction-archives.examples.ts'

/** « 2014 Factures fournisseurs » : a year, a kind. What is on hold or unknown never comes up. */
const due = (words: { readonly until: string; readonly unknown: string; readonly held: string }) =>
  String.raw`const { kinds, holds } = $('settings').first().json;
const listed = $input.all().map(({ json }) => json);
const year = $now.year;
const plain = (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase();
const ready = [];
const unknown = [];
let held = 0;
for (const one of listed.filter(({ type }) => type === 'folder')) {
  const name = decodeURIComponent(one.path.replace(/\/+$/, '').split('/').pop());
  const found = /^(\d{4})\s+(.+)$/.exec(name);
  const kind = found && kinds.find(({ word }) => plain(found[2]).includes(plain(word)));
  if (!kind) { unknown.push(name); continue; }
  if (Number(found[1]) + kind.years >= year) continue;
  if (holds.some((word) => word && plain(name).includes(plain(word)))) { held += 1; continue; }
  ready.push({ path: decodeURIComponent(one.path), name, last: Number(found[1]) + kind.years });
}
ready.sort((a, b) => a.last - b.last || a.name.localeCompare(b.name));
const lines = ready.map(({ name, last }) => name + '${words.until}' + last);
const notes = [...(held > 0 ? ['${words.held}' + held] : []), ...(unknown.length > 0 ? ['${words.unknown}' + unknown.join(', ')] : [])];
return [{ json: { ready, count: ready.length, text: [...lines, '', ...notes].join('\n') } }];`

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Proposer chaque année les archives à détruire, litiges exceptés',
    problem:
      'Le serveur garde les factures de 2009 et les bulletins de gens partis depuis douze ans. Tout le monde sait qu’il faudrait trier ; personne n’ose, parce que personne ne connaît les durées.',
    outcome:
      'En janvier, le dossier Archives de Nextcloud est lu. Ce qui a passé sa durée vous est proposé, hors ce qui touche un litige. Sur votre oui, chaque dossier part dans « À détruire », et un procès-verbal CSV est déposé avec la date et la raison.',
    avoid:
      'Les durées livrées sont des exemples : faites-les valider avant la première année. Un document au format papier ou chez un sous-traitant reste à votre charge.',
    approval:
      'Rien n’est effacé par le flux : il déplace. Une personne vide « À détruire » quand elle le veut. Sans réponse en quatorze jours, tout reste en place.',
    failure:
      'Un dossier qui refuse de bouger figure au procès-verbal comme resté. Si Nextcloud ne se lit pas, un courriel le dit et rien n’est proposé.',
  },
  en: {
    title: 'Put forward each year the archives due for destruction',
    problem:
      'The server keeps invoices from 2009 and payslips of people who left twelve years ago. All agree that it needs sorting; nobody dares, since nobody knows how long things must be kept.',
    outcome:
      'In January the Nextcloud folder Archives is read. What is past its time is put to you, except what touches a dispute. On your yes each folder goes to “To destroy”, and a CSV record is filed with date and reason.',
    avoid:
      'The periods in here are examples: have them approved before the first year. Paper, and what a processor holds, remain for you to deal with.',
    approval:
      'Nothing is erased by the flow: it moves things. A person empties “To destroy” in their own time. After fourteen days without an answer all stays put.',
    failure:
      'A folder that will not move stands in the record as kept. If Nextcloud cannot be read, an email says so and nothing is put forward.',
  },
  nodes: {
    january: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 10 janvier', en: 'On 10 January' },
      why: {
        fr: 'Les durées courent d’une fin d’année : une fois par an suffit.',
        en: 'Periods run from the end of a year, so once a year will do.',
      },
      with: at('0 10 10 1 *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Durées et litiges', en: 'Periods and disputes' },
      why: {
        fr: 'Un mot du nom de dossier, un nombre d’années ; et les noms à ne pas toucher.',
        en: 'A word of the folder’s name, a number of years; and names not to touch.',
      },
      with: fields(
        {
          kinds: list([
            { word: 'factures', years: 10 },
            { word: 'paie', years: 5 },
            { word: 'contrats', years: 5 },
            { word: 'candidatures', years: 2 },
          ]),
          holds: list(['Delorme']),
          root: '/Archives',
          bin: { fr: '/A detruire', en: '/To destroy' },
          person: 'direction@transit-lebrun.example',
        },
        { alone: true },
      ),
    },
    folders: {
      use: 'nextcloud',
      name: { fr: 'Lire les archives', en: 'Read the archives' },
      why: {
        fr: 'Un dossier par année et par sorte, au premier niveau.',
        en: 'One folder a year and kind, at the first level.',
      },
      with: { resource: 'folder', operation: 'list', path: setting('root') },
      onError: 'output',
      retry: [3, 5],
    },
    due: {
      use: 'code',
      name: { fr: 'Compter les années', en: 'Count the years' },
      why: {
        fr: 'Un dossier sans année ou d’une sorte inconnue n’est jamais proposé.',
        en: 'A folder without a year, or of no known kind, never comes up.',
      },
      with: allItems(
        inBoth(due, {
          fr: {
            until: ' – à garder jusqu’en ',
            unknown: 'Sans règle, laissés : ',
            held: 'Gardés pour litige : ',
          },
          en: {
            until: ' – to be kept until ',
            unknown: 'Without a rule, left alone: ',
            held: 'Kept for a dispute: ',
          },
        }),
      ),
    },
    some: {
      use: 'filter',
      name: { fr: 'Quelque chose à proposer', en: 'Something to put forward' },
      why: {
        fr: 'Une année sans destruction ne dérange personne.',
        en: 'A year without destruction bothers nobody.',
      },
      with: all(amount('={{ $json.count }}', 'gt', 0)),
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Demander l’accord', en: 'Ask for approval' },
      why: {
        fr: 'Celui qui répond de l’entreprise décide, liste en main.',
        en: 'Whoever answers for the company decides, list in hand.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: setting('person'),
        subject: {
          fr: '=Archives : {{ $json.count }} dossier(s) à détruire ?',
          en: '=Archives: {{ $json.count }} folder(s) to destroy?',
        },
        message: '={{ $json.text }}',
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(14, 'days'),
      },
    },
    agreed: {
      use: 'filter',
      name: { fr: 'Accord écrit', en: 'A written yes' },
      why: {
        fr: 'C’est lui que le procès-verbal date.',
        en: 'It is what the record puts a date to.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    each: {
      use: 'code',
      name: { fr: 'Un dossier à la fois', en: 'One folder at a time' },
      why: {
        fr: 'La liste approuvée, et non une liste relue.',
        en: 'The list approved, and not one read again.',
      },
      with: allItems("return $('due').first().json.ready.map((json) => ({ json }));"),
    },
    move: {
      use: 'nextcloud',
      name: { fr: 'Déplacer', en: 'Move' },
      why: {
        fr: 'Un déplacement se défait ; un effacement, non.',
        en: 'A move can be undone; erasing cannot.',
      },
      with: {
        resource: 'file',
        operation: 'move',
        path: '={{ $json.path }}',
        toPath: "={{ $('settings').first().json.bin + '/' + $json.name }}",
      },
      onError: 'continue',
      retry: [2, 3],
    },
    record: {
      use: 'set',
      name: { fr: 'Écrire la ligne du procès-verbal', en: 'Write the line of the record' },
      why: {
        fr: 'Ce qui est parti et ce qui est resté, dans la même liste.',
        en: 'What went and what stayed, in one list.',
      },
      with: fields(
        {
          folder: "={{ $('each').item.json.name }}",
          kept_until: "={{ $('each').item.json.last }}",
          done_on: '={{ $now.toISODate() }}',
          state: {
            fr: "={{ $json.error ? 'resté : ' + $json.error : 'déplacé' }}",
            en: "={{ $json.error ? 'kept: ' + $json.error : 'moved' }}",
          },
        },
        { alone: true },
      ),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Faire le procès-verbal', en: 'Make the record' },
      why: {
        fr: 'Une preuve que la durée a été tenue, pour un contrôle.',
        en: 'Proof that the period was kept, should anybody check.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { delimiter: ';', fileName: '={{ $now.year }}.csv' },
      },
    },
    keep: {
      use: 'nextcloud',
      name: { fr: 'Le déposer', en: 'File it' },
      why: {
        fr: 'À côté du dossier : il survit à ce qu’il décrit.',
        en: 'Beside the folder: it outlives what it describes.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        path: "={{ $('settings').first().json.bin + ' ' + $now.year + '.csv' }}",
        binaryDataUpload: true,
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [2, 3],
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Des archives non lues, ou un procès-verbal non écrit.',
        en: 'Archives not read, or a record not written.',
      },
      with: outlookSent(
        setting('person'),
        {
          fr: "={{ $('due').isExecuted ? 'Archives déplacées, procès-verbal non déposé' : 'Archives non lues' }}",
          en: "={{ $('due').isExecuted ? 'Archives moved, record not filed' : 'Archives not read' }}",
        },
        '={{ $json.error }}',
      ),
    },
  },
  links: [
    'january > settings > folders > due > some > ask > agreed > each > move > record > file > keep',
    'folders.error > warn',
    'keep.error > warn',
  ],
  examples,
})
