import { allItems, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './tenir-registre-du-personnel.examples.ts'

/** A register is added to in order of hiring and never written over. */
const sort = (words: {
  readonly lacks: string
  readonly before: string
  readonly differs: string
  readonly unknown: string
  readonly colon: string
}) =>
  `const broken = $('register').first().json.error;
if (broken !== undefined) return [{ json: { kind: 'broken', error: String(broken.message ?? broken) } }];
const today = $now.toISODate();
const needed = $('settings').first().json.needed.split(',').map((one) => one.trim());
const rows = (key) => $('compare').all(key).map(({ json }) => json);
const register = $('lines').all().map(({ json }) => json).filter(({ number }) => number);
const latest = register.map(({ entry }) => entry).sort().at(-1) ?? '';
const said = [];
const work = [];
for (const one of rows(0).filter(({ number }) => number).sort((a, b) => a.entry.localeCompare(b.entry))) {
  const lacking = needed.filter((name) => String(one[name] ?? '').trim() === '');
  if (lacking.length > 0) said.push(one.name + '${words.lacks}' + lacking.join(', '));
  else if (one.entry <= today) work.push({ kind: 'add', ...one, note: one.entry < latest ? '${words.before}' + latest : '' });
}
for (const one of rows(2)) {
  const parts = one.different;
  const exit = parts.exit;
  if (exit && exit.inputA && !exit.inputB && exit.inputA <= today) work.push({ kind: 'leave', number: one.keys.number, exit: exit.inputA });
  const others = Object.keys(parts).filter((name) => name !== 'exit' || (exit && exit.inputB));
  if (others.length > 0) said.push(one.keys.number + '${words.differs}' + others.map((name) => name + ' ' + parts[name].inputB + ' / ' + parts[name].inputA).join(', '));
}
for (const one of rows(3).filter(({ number, exit }) => number && !exit)) said.push(one.number + ' ' + one.name + '${words.unknown}');
if (said.length > 0) work.push({ kind: 'say', text: said.join('\\n'), count: said.length });
return work.map((json) => ({ json }));`

const MENTIONS = [
  'number',
  'name',
  'sex',
  'born',
  'nationality',
  'job',
  'qualification',
  'contract',
  'entry',
  'exit',
]
const taken = Object.fromEntries(
  MENTIONS.map((name) => [name, `={{ String($json.${name} ?? '').trim() }}`]),
)

export default defineRecipe({
  category: 'hr',
  level: 'expert',
  minutes: 55,
  published: '2026-11-24',
  fr: {
    title: 'Tenir le registre du personnel d’après les dossiers',
    problem:
      'L’inspectrice demande le registre unique du personnel. Il s’arrête en juin : deux saisonniers n’y sont pas, une sortie manque, et la nationalité d’un stagiaire est restée vide.',
    outcome:
      'Chaque soir, les dossiers sont comparés au registre. Une embauche complète y entre à la suite, le jour venu, une sortie s’y ajoute de même. Ce qui manque, ce qui diffère et qui n’existe plus dans les dossiers est écrit aux RH, sans que rien ne soit récrit.',
    avoid:
      'Un logiciel de paie édite souvent ce registre : vérifiez d’abord. Stagiaires et intérimaires y ont leur partie, à ajouter aux dossiers lus.',
    approval:
      'Le flux ajoute, il ne corrige pas. Une mention déjà inscrite qui diffère du dossier est tranchée par une personne, qui corrige l’un ou l’autre.',
    failure:
      'Dossiers ou registre illisibles : aucune ligne n’est écrite, car tout semblerait manquer, et les RH l’apprennent. Une ligne refusée leur est nommée.',
  },
  en: {
    title: 'Keep the French staff register true to the files',
    problem:
      'The inspector asks for the staff register. It stops in June: two seasonal workers are not in it, a departure is missing, and a trainee’s nationality was left blank.',
    outcome:
      'Every evening files are held against the register. A complete hiring is added at the end once its day has come, and so is a departure. What is missing, what differs and who is no longer on file is written to HR, with nothing written over.',
    avoid:
      'Payroll software often prints this register: look there first. Trainees and agency workers have a part of their own, to be added to the files that are read.',
    approval:
      'Lines are added, not corrected. An entry that differs from the file is settled by a person, who mends one or the other.',
    failure:
      'Files or register unreadable: no line is written, as all would seem missing, and HR hears of it. A line that is refused is named to them.',
  },
  nodes: {
    evening: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque soir', en: 'Every evening' },
      why: {
        fr: 'L’inscription est due dès l’embauche, pas en fin de mois.',
        en: 'An entry is due upon hiring, not at the end of the month.',
      },
      with: at('0 19 * * 1-6'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Mentions exigées', en: 'Entries required' },
      why: {
        fr: 'La liste à compléter selon vos contrats : titres de séjour, tuteurs…',
        en: 'A list to add to by your contracts: residence permits, tutors…',
      },
      with: fields(
        {
          needed: 'name, sex, born, nationality, job, qualification, contract, entry',
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          hr: 'rh@camping-ajoncs.example',
        },
        { alone: true },
      ),
    },
    files: {
      use: 'postgres',
      name: { fr: 'Lire les dossiers', en: 'Read the files' },
      why: {
        fr: 'Les présents, et qui est parti depuis un an : un départ de décembre se saisit parfois en janvier.',
        en: 'Those present and those who left within a year: a departure in December may be typed in January.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'SELECT number, name, sex, born::text, nationality, job, qualification, contract, entry::text, exit::text FROM staff WHERE entry >= $1 OR exit IS NULL OR exit >= $1 ORDER BY entry',
        options: { queryReplacement: '={{ [$now.minus({ years: 1 }).toISODate()] }}' },
      },
      onError: 'output',
      retry: [3, 5],
    },
    people: {
      use: 'set',
      name: { fr: 'Mettre en forme', en: 'Put in form' },
      why: {
        fr: 'Du texte sans espaces autour : « CDI » et « CDI  » sont égaux.',
        en: 'Text without spaces around it, so that like equals like.',
      },
      with: fields(taken, { alone: true }),
    },
    register: {
      use: 'grist',
      name: { fr: 'Lire le registre', en: 'Read the register' },
      why: {
        fr: 'Grist garde l’historique de chaque case.',
        en: 'Grist keeps the history of each cell.',
      },
      with: {
        authentication: 'apiKey',
        docId: setting('doc'),
        operation: 'getAll',
        tableId: 'Register',
        returnAll: true,
        additionalOptions: {},
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    lines: {
      use: 'set',
      name: { fr: 'Lignes du registre', en: 'Lines of the register' },
      why: {
        fr: 'Les mêmes mentions, dans la même forme.',
        en: 'The same entries, in the same form.',
      },
      with: fields(taken, { alone: true }),
    },
    compare: {
      use: 'compareDatasets',
      name: { fr: 'Comparer par matricule', en: 'Compare by staff number' },
      why: {
        fr: 'Un nom change par mariage ; le matricule, non. Une réembauche en prend un nouveau.',
        en: 'A name changes by marriage, a staff number does not. Whoever is hired again takes a new one.',
      },
      with: {
        mergeByFields: { values: [{ field1: 'number', field2: 'number' }] },
        resolve: 'includeBoth',
        options: {},
      },
    },
    together: {
      use: 'merge',
      name: { fr: 'Réunir les trois sorts', en: 'Bring three fates together' },
      why: {
        fr: 'À ajouter, à compléter, à expliquer : un seul examen.',
        en: 'To add, to complete, to explain: one examination.',
      },
      with: { mode: 'append', numberInputs: 3 },
    },
    sort: {
      use: 'code',
      name: { fr: 'Ajouter ou demander', en: 'Add or ask' },
      why: {
        fr: 'Une ligne incomplète n’entre pas : on ne l’effacera plus.',
        en: 'An incomplete line does not go in, as it cannot come out again.',
      },
      with: allItems(
        inBoth(sort, {
          fr: {
            lacks: ', manque : ',
            before: 'inscrit après une embauche du ',
            differs: ', registre / dossier : ',
            unknown: ' : absent des dossiers',
            colon: ' : ',
          },
          en: {
            lacks: ', missing: ',
            before: 'entered after a hiring of ',
            differs: ', register / file: ',
            unknown: ': not on file',
            colon: ': ',
          },
        }),
      ),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Quelle suite ?', en: 'Which way on?' },
      why: {
        fr: 'Trois gestes différents dans le même registre.',
        en: 'Three different acts in one register.',
      },
      with: cases({
        add: text('={{ $json.kind }}', 'equals', 'add'),
        leave: text('={{ $json.kind }}', 'equals', 'leave'),
        say: text('={{ $json.kind }}', 'equals', 'say'),
      }),
    },
    add: {
      use: 'grist',
      name: { fr: 'Inscrire', en: 'Enter' },
      why: {
        fr: 'Dans l’ordre des embauches ; un retard est noté comme tel.',
        en: 'In order of hiring; an entry made late says so.',
      },
      with: {
        authentication: 'apiKey',
        docId: setting('doc'),
        operation: 'create',
        tableId: 'Register',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [...MENTIONS, 'note'].map((name) => ({
            fieldId: name,
            fieldValue: `={{ $json.${name} }}`,
          })),
        },
      },
      onError: 'output',
    },
    leave: {
      use: 'grist',
      name: { fr: 'Porter la sortie', en: 'Enter the departure' },
      why: {
        fr: 'La seule case que l’on complète après coup.',
        en: 'The one cell that is filled in afterwards.',
      },
      with: {
        authentication: 'apiKey',
        docId: setting('doc'),
        operation: 'upsert',
        tableId: 'Register',
        upsertCriteria: {
          properties: [{ fieldId: 'number', fieldValue: '={{ $json.number }}' }],
        },
        onMany: 'first',
        dataToSend: 'defineInNode',
        fieldsToSend: { properties: [{ fieldId: 'exit', fieldValue: '={{ $json.exit }}' }] },
      },
      onError: 'output',
    },
    say: {
      use: 'outlook',
      name: { fr: 'Écrire aux RH', en: 'Write to HR' },
      why: {
        fr: 'Le registre et le dossier côte à côte, à départager.',
        en: 'Register and file side by side, to be decided between.',
      },
      with: outlookSent(
        setting('hr'),
        {
          fr: '=Registre du personnel : {{ $json.count }} point(s)',
          en: '=Staff register: {{ $json.count }} point(s)',
        },
        '={{ $json.text }}',
      ),
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Dire ce qui a échoué', en: 'Say what failed' },
      why: {
        fr: 'Un registre que rien ne tient plus doit se savoir le soir même.',
        en: 'A register that nothing keeps has to be known that evening.',
      },
      with: outlookSent(
        setting('hr'),
        {
          fr: "={{ $json.number ? 'Ligne non inscrite : ' + $json.number : 'Registre du personnel : lecture impossible' }}",
          en: "={{ $json.number ? 'Line not entered: ' + $json.number : 'Staff register: could not be read' }}",
        },
        '={{ $json.error }}',
      ),
    },
  },
  links: [
    'evening > settings > files > people > compare:0',
    'people > register > lines > compare:1',
    'compare.onlyFirst > together:0 > sort > kind.add > add',
    'compare.different > together:1',
    'compare.onlySecond > together:2',
    'kind.leave > leave',
    'kind.say > say',
    'add.error > warn',
    'leave.error > warn',
    'files.error > warn',
    'kind.other > warn',
  ],
  examples,
})
