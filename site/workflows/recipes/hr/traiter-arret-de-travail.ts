import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form, upload } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './traiter-arret-de-travail.examples.ts'

/** An extension must follow on; days are counted over the whole unbroken absence. */
const COUNT = `const stop = $('stop').first().json;
const start = DateTime.fromISO(stop.from);
const end = DateTime.fromISO(stop.to);
const rows = $input.all().map(({ json }) => json);
const failed = rows.find(({ error }) => error !== undefined);
const known = rows.filter((one) => one.from_day).map((one) => ({ from: DateTime.fromISO(one.from_day), to: DateTime.fromISO(one.to_day) })).sort((a, b) => b.to - a.to);
let first = start;
for (const one of known) if (one.from < first && one.to >= first.minus({ days: 1 })) first = one.from;
const again = stop.kind === 'Prolongation' || stop.kind === 'Extension';
const overlap = known.some((one) => one.from <= start && one.to >= end);
const gap = again && first.equals(start);
const state = failed ? 'broken' : !start.isValid || !end.isValid || end < start ? 'odd' : overlap ? 'twice' : gap ? 'gap' : 'sound';
const days = state === 'odd' ? 0 : Math.round(end.diff(first, 'days').days) + 1;
return [{ json: {
  state, ...(failed && { error: String(failed.error.message ?? failed.error) }),
  staff: String(stop.staff).trim(), again, from: stop.from, to: stop.to, first: first.toISODate(), days,
  signal: $now.plus({ days: 5 }).toISODate(), long: days >= $('settings').first().json.long,
} }];`

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Traiter un arrêt de travail reçu, délais et dates compris',
    problem:
      'Un arrêt arrive par photo, le responsable la transfère, la paie l’apprend au bulletin. Le signalement est fait hors délai, l’indemnité journalière tarde, et la prolongation laisse un trou d’un jour que personne n’a vu.',
    outcome:
      'Le salarié dépose le volet et ses dates. Le flux vérifie que la prolongation suit l’arrêt précédent, compte les jours depuis le début, range la pièce et crée la tâche de paie à l’échéance du signalement. Le responsable ne reçoit que la date de retour.',
    avoid:
      'Aucun motif médical n’est demandé ni lu : n’ajoutez pas ce champ. Le maintien de salaire dépend de votre convention et reste à la paie.',
    approval:
      'La paie contrôle le document et fait le signalement. Un trou ou un doublon de dates lui est soumis ; rien n’est refusé au salarié.',
    failure:
      'Dates à l’envers, registre muet, pièce non rangée ou tâche refusée : un courriel dit à la paie ce qui reste à faire, avec la même échéance. Une pièce non rangée est à redemander.',
  },
  en: {
    title: 'Deal with a sick note: deadlines, dates and filing',
    problem:
      'A sick note comes as a photograph, the manager forwards it, payroll learns of it when payslips are made. The report to the authorities is late, benefits are delayed, and the extension leaves a gap of one day that nobody saw.',
    outcome:
      'The employee hands in the employer’s copy and its dates. The flow checks that an extension follows the note before, counts days from the very start, files the paper and makes a payroll task due when the report is. The manager only gets the date of return.',
    avoid:
      'No medical reason is asked for or read: do not add such a field. Sick pay depends on your agreement and stays with payroll.',
    approval:
      'Payroll checks the paper and makes the report. A gap or a double in the dates is put to them; nothing is refused to the employee.',
    failure:
      'Dates the wrong way round, a silent register, a paper not filed or a task refused: an email tells payroll what is left to do, with the same deadline. A paper that was not filed has to be asked for again.',
  },
  nodes: {
    stop: {
      use: 'formTrigger',
      name: { fr: 'Arrêt déposé', en: 'Sick note handed in' },
      why: {
        fr: 'Depuis un lit, avec un téléphone : quatre champs et une photo.',
        en: 'From bed, with a telephone: four fields and a photograph.',
      },
      with: form(
        { fr: 'Déposer un arrêt de travail', en: 'Hand in a sick note' },
        [
          field('staff', { fr: 'Matricule', en: 'Staff number' }),
          choice('kind', { fr: 'Type', en: 'Kind' }, [
            { fr: 'Premier arrêt', en: 'First' },
            { fr: 'Prolongation', en: 'Extension' },
          ]),
          field('from', { fr: 'Premier jour', en: 'First day' }, { type: 'date' }),
          field('to', { fr: 'Dernier jour', en: 'Last day' }, { type: 'date' }),
          upload('file', { fr: 'Volet employeur', en: 'Employer’s copy' }, '.pdf,.jpg,.png'),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Dossier et délais', en: 'Folder and delays' },
      why: {
        fr: 'Soixante jours d’absence : le moment de prévoir la visite de reprise.',
        en: 'Sixty days away is when a return visit has to be planned.',
      },
      with: fields({
        long: 60,
        folder: '/RH/Arrets',
        from: 'automate@biscuiterie-legall.example',
        payroll: 'paie@biscuiterie-legall.example',
        workspace: '1200000000000003',
      }),
    },
    file: {
      use: 'nextcloud',
      name: { fr: 'Ranger la pièce', en: 'File the paper' },
      why: {
        fr: 'Dans un dossier que la paie seule ouvre, jamais en pièce jointe, et sans écraser un premier envoi.',
        en: 'In a folder that payroll alone can open, never as an attachment, and over no earlier one.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        path: "={{ $('settings').first().json.folder }}/{{ $json.staff.trim().replace(/[^\\w-]+/g, '_') }}-{{ $('stop').first().json.from }}-{{ $now.toFormat('yyyyMMddHHmmss') }}.{{ $binary.file.fileName.split('.').pop().toLowerCase() }}",
        binaryDataUpload: true,
        binaryPropertyName: 'file',
      },
      onError: 'output',
      retry: [2, 3],
    },
    known: {
      use: 'supabase',
      name: { fr: 'Lire ses arrêts connus', en: 'Read the notes known' },
      why: {
        fr: 'Une prolongation ne se juge qu’à côté du précédent.',
        en: 'An extension can only be judged beside the one before.',
      },
      with: {
        resource: 'row',
        operation: 'getAll',
        tableId: 'sick_notes',
        returnAll: true,
        filterType: 'manual',
        matchType: 'allFilters',
        filters: {
          conditions: [
            {
              keyName: 'staff',
              condition: 'eq',
              keyValue: "={{ $('stop').first().json.staff.trim() }}",
            },
          ],
        },
      },
      onError: 'continue',
      always: true,
    },
    count: {
      use: 'code',
      name: { fr: 'Enchaîner les dates', en: 'Chain the dates' },
      why: {
        fr: 'Le premier jour de l’absence entière, et non de ce papier.',
        en: 'The first day of the whole absence, not of this paper.',
      },
      with: allItems(COUNT),
    },
    state: {
      use: 'switch',
      name: { fr: 'Dates cohérentes ?', en: 'Do the dates agree?' },
      why: {
        fr: 'Un trou d’un jour coûte au salarié ; il se règle par un appel.',
        en: 'A gap of one day costs the employee, and a call settles it.',
      },
      with: cases({ sound: text('={{ $json.state }}', 'equals', 'sound') }),
    },
    write: {
      use: 'supabase',
      name: { fr: 'Inscrire au registre', en: 'Enter in the register' },
      why: {
        fr: 'Des dates seulement : le registre ignore le reste.',
        en: 'Dates alone: the register knows nothing else.',
      },
      with: {
        resource: 'row',
        operation: 'create',
        tableId: 'sick_notes',
        dataToSend: 'defineBelow',
        fieldsUi: {
          fieldValues: [
            { fieldId: 'staff', fieldValue: '={{ $json.staff }}' },
            { fieldId: 'from_day', fieldValue: '={{ $json.from }}' },
            { fieldId: 'to_day', fieldValue: '={{ $json.to }}' },
          ],
        },
      },
      onError: 'output',
    },
    task: {
      use: 'asana',
      name: { fr: 'Tâche de paie', en: 'Payroll task' },
      why: {
        fr: 'Cinq jours pour signaler ; une prolongation ne change que la date de fin.',
        en: 'Five days to report; an extension only changes the end date.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        authentication: 'accessToken',
        workspace: setting('workspace'),
        name: {
          fr: "=Arrêt {{ $('count').first().json.staff }} jusqu’au {{ $('count').first().json.to }} : {{ $('count').first().json.again ? 'changer la date de fin' : 'signaler' }}{{ $('count').first().json.long ? ', visite de reprise à prévoir' : '' }}",
          en: "=Sick note {{ $('count').first().json.staff }} until {{ $('count').first().json.to }}: {{ $('count').first().json.again ? 'change the end date' : 'report' }}{{ $('count').first().json.long ? ', return visit to plan' : '' }}",
        },
        otherProperties: {
          due_on: "={{ $('count').first().json.signal }}",
          notes: {
            fr: "={{ $('count').first().json.days }} jours depuis le {{ $('count').first().json.first }}",
            en: "={{ $('count').first().json.days }} days since {{ $('count').first().json.first }}",
          },
        },
      },
      onError: 'output',
      retry: [2, 3],
    },
    manager: {
      use: 'slack',
      name: { fr: 'Dire la date de retour', en: 'Say the date of return' },
      why: {
        fr: 'De quoi refaire le planning, et rien qui regarde la santé.',
        en: 'Enough to redo the rota, and nothing about health.',
      },
      with: posted(
        { fr: '#planning', en: '#rota' },
        {
          fr: "=Absence de {{ $('count').first().json.staff }} jusqu’au {{ $('count').first().json.to }} inclus.",
          en: "={{ $('count').first().json.staff }} is away until {{ $('count').first().json.to }} included.",
        },
      ),
    },
    payroll: {
      use: 'emailSend',
      name: { fr: 'Soumettre à la paie', en: 'Put it to payroll' },
      why: {
        fr: 'Chaque geste resté à faire, avec sa date limite.',
        en: 'All that the flow could not finish, with the deadline.',
      },
      with: mailed(
        { from: setting('from'), to: setting('payroll') },
        {
          fr: "=Arrêt de {{ $('stop').first().json.staff.trim() }} à voir avant le {{ $now.plus({ days: 5 }).toISODate() }}",
          en: "=Sick note of {{ $('stop').first().json.staff.trim() }} to look at by {{ $now.plus({ days: 5 }).toISODate() }}",
        },
        {
          fr: "=Du {{ $('stop').first().json.from }} au {{ $('stop').first().json.to }}. {{ ({ gap: 'Aucun arrêt ne finit la veille de cette prolongation.', twice: 'Ces jours sont déjà couverts par un arrêt.', odd: 'Les dates sont à l’envers.', broken: 'Registre non lu, rien d’inscrit : ' + $json.error })[$json.state] ?? (!$('known').isExecuted ? 'Pièce non rangée, à redemander : ' : !$('task').isExecuted ? 'Pièce rangée, absence non inscrite : ' : 'Absence inscrite, tâche non créée : ') + $json.error }} Le responsable n’est pas prévenu.",
          en: "=From {{ $('stop').first().json.from }} to {{ $('stop').first().json.to }}. {{ ({ gap: 'No note ends on the eve of this extension.', twice: 'A note covers these days already.', odd: 'The dates are the wrong way round.', broken: 'Register not read, nothing entered: ' + $json.error })[$json.state] ?? (!$('known').isExecuted ? 'Paper not filed, to be asked for again: ' : !$('task').isExecuted ? 'Paper filed, absence not entered: ' : 'Absence entered, no task made: ') + $json.error }} The manager has not been told.",
        },
      ),
    },
  },
  links: [
    'stop > settings > file > known > count > state.sound > write > task > manager',
    'state.other > payroll',
    'file.error > payroll',
    'write.error > payroll',
    'task.error > payroll',
  ],
  examples,
})
