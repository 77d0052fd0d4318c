import { allItems, inBoth } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './annoncer-paliers-anciennete.examples.ts'

/** Someone hired on 29 February reaches a step on the 28th in a plain year. */
const count = (words: {
  readonly years: string
  readonly undated: string
  readonly unread: string
  readonly percent: string
  readonly colon: string
}) =>
  `const { steps } = $('settings').first().json;
const first = $now.startOf('month').plus({ months: 1 });
const names = $('staff').all().map(({ json }) => json.displayName);
const files = $input.all().map(({ json }) => json);
const unread = names.filter((_, at) => files[at] === undefined || files[at].error !== undefined);
const rows = files.filter((one) => one.error === undefined && one.displayName);
const reached = rows.flatMap((one) => {
  const hired = DateTime.fromISO(String(one.hireDate ?? '').slice(0, 10));
  if (!hired.isValid || one.hireDate === '0000-00-00') return [];
  return steps
    .map(({ years, percent }) => ({ years, percent, on: hired.plus({ years }) }))
    .filter(({ on }) => on >= first && on < first.plus({ months: 1 }))
    .map(({ years, percent, on }) => ({ on: on.toISODate(), line: one.employeeNumber + ' ' + one.displayName + '${words.colon}' + years + '${words.years}' + on.toFormat('dd/MM') + ', ' + percent + '${words.percent}' }));
});
const undated = rows.filter((one) => !/^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}/.test(String(one.hireDate ?? ''))).map((one) => one.displayName);
const lines = reached.sort((a, b) => a.on.localeCompare(b.on)).map(({ line }) => line);
if (undated.length > 0) lines.push('${words.undated}' + undated.join(', '));
if (unread.length > 0) lines.push('${words.unread}' + unread.join(', '));
return [{ json: { month: first.toFormat('yyyy-MM'), count: reached.length, lines } }];`

export default defineRecipe({
  category: 'hr',
  level: 'simple',
  minutes: 20,
  published: '2026-11-24',
  fr: {
    title: 'Annoncer à la paie les paliers d’ancienneté du mois suivant',
    problem:
      'La convention prévoit une prime à trois, six et neuf ans. La gestionnaire de paie ne surveille pas quarante dates d’embauche : le palier passe, le salarié le réclame, et il faut refaire quatre bulletins.',
    outcome:
      'Le 25, la paie reçoit la liste de ceux qui franchiront un palier le mois suivant : matricule, nom, date exacte et taux. Les salariés sans date d’embauche sont nommés à part.',
    avoid:
      'Si votre logiciel de paie calcule déjà l’ancienneté, laissez-le faire. Les absences qui ne comptent pas pour l’ancienneté ne sont pas déduites ici.',
    approval:
      'La liste annonce, elle ne change aucun salaire. La paie vérifie chaque dossier, reprise d’ancienneté comprise, puis saisit le taux.',
    failure:
      'Si BambooHR ne répond pas, le courriel dit que rien n’a été vérifié ; un dossier qui ne s’ouvre pas y est nommé. Un mois sans palier n’envoie rien.',
  },
  en: {
    title: 'Tell payroll who reaches a seniority step next month',
    problem:
      'The agreement grants a bonus at three, six and nine years. Nobody in payroll watches forty hiring dates, so a step goes by, the employee asks for it, and four payslips have to be made again.',
    outcome:
      'On the 25th payroll gets a list of those who reach a step in the month to come: staff number, name, exact date and rate. People without a hiring date are named apart.',
    avoid:
      'If your payroll software works out seniority, leave it to that. Absences that do not count towards seniority are not taken off here.',
    approval:
      'The list announces and changes no wage. Payroll looks at each file, seniority taken over from elsewhere included, then enters the rate.',
    failure:
      'When BambooHR does not answer, the email says that nothing was checked; a file that will not open is named in it. A month without a step sends nothing.',
  },
  nodes: {
    day: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 25 du mois', en: 'On the 25th' },
      why: {
        fr: 'Les bulletins du mois sont partis ; ceux du suivant peuvent se préparer.',
        en: 'This month’s payslips are out, and the next can be prepared.',
      },
      with: at('0 9 25 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos paliers', en: 'Your steps' },
      why: {
        fr: 'Années et taux, tels que votre convention les écrit.',
        en: 'Years and rates as your agreement writes them.',
      },
      with: fields(
        {
          steps: list([
            { years: 3, percent: 3 },
            { years: 6, percent: 6 },
            { years: 9, percent: 9 },
          ]),
          payroll: 'paie@imprimerie-vidal.example',
        },
        { alone: true },
      ),
    },
    staff: {
      use: 'bambooHr',
      name: { fr: 'Lire les salariés', en: 'Read the staff' },
      why: {
        fr: 'L’annuaire : les présents, sans leur date d’embauche.',
        en: 'The directory: those present, without their hiring date.',
      },
      with: { resource: 'employee', operation: 'getAll', returnAll: true },
      onError: 'output',
      retry: [3, 10],
    },
    file: {
      use: 'bambooHr',
      name: { fr: 'Ouvrir chaque dossier', en: 'Open each file' },
      why: {
        fr: 'La date d’embauche n’est que là, et aucune copie n’est à tenir.',
        en: 'The hiring date is only there, and no copy has to be kept.',
      },
      with: {
        resource: 'employee',
        operation: 'get',
        employeeId: '={{ $json.id }}',
        options: { fields: ['employeeNumber', 'displayName', 'hireDate'] },
      },
      onError: 'continue',
      retry: [3, 10],
    },
    count: {
      use: 'code',
      name: { fr: 'Chercher les anniversaires utiles', en: 'Find the dates that count' },
      why: {
        fr: 'Un anniversaire entre le premier et le dernier jour du mois suivant.',
        en: 'An anniversary between the first and last day of next month.',
      },
      with: allItems(
        inBoth(count, {
          fr: {
            years: ' ans le ',
            undated: 'Sans date d’embauche : ',
            unread: 'Dossier illisible : ',
            percent: ' %',
            colon: ' : ',
          },
          en: {
            years: ' years on ',
            undated: 'Without a hiring date: ',
            unread: 'File not readable: ',
            percent: '%',
            colon: ': ',
          },
        }),
      ),
    },
    some: {
      use: 'filter',
      name: { fr: 'Au moins une ligne', en: 'One line at least' },
      why: {
        fr: 'Un courriel vide apprend à ne plus ouvrir les suivants.',
        en: 'An empty email teaches people not to open the next.',
      },
      with: all(amount('={{ $json.lines.length }}', 'gt', 0)),
    },
    write: {
      use: 'outlook',
      name: { fr: 'Écrire à la paie', en: 'Write to payroll' },
      why: {
        fr: 'Par ordre de date, prêt à pointer.',
        en: 'In order of date, ready to tick off.',
      },
      with: outlookSent(
        setting('payroll'),
        {
          fr: '=Ancienneté en {{ $json.month }} : {{ $json.count }} palier(s)',
          en: '=Seniority in {{ $json.month }}: {{ $json.count }} step(s)',
        },
        "={{ $json.lines.join('\\n') }}",
      ),
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Dire que rien n’a été lu', en: 'Say that nothing was read' },
      why: {
        fr: 'Sans message, la paie croirait le mois sans palier.',
        en: 'With no message payroll would believe in a month without steps.',
      },
      with: outlookSent(
        setting('payroll'),
        { fr: 'Ancienneté : dossiers illisibles', en: 'Seniority: files not readable' },
        {
          fr: "=Aucun palier n’a été cherché pour {{ $now.plus({ months: 1 }).toFormat('yyyy-MM') }} : {{ $json.error }}. Relancez le flux ou ouvrez les dossiers.",
          en: "=No step was looked for in {{ $now.plus({ months: 1 }).toFormat('yyyy-MM') }}: {{ $json.error }}. Start the flow again, or open the files.",
        },
      ),
    },
  },
  links: ['day > settings > staff > file > count > some > write', 'staff.error > warn'],
  examples,
})
