import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { joinedBy } from '../../fragments/items.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './reunir-variables-de-paie.examples.ts'

/** What is odd is named for a person to judge; bonuses by two managers are one person’s sum. */
const check = (words: {
  readonly none: string
  readonly against: string
  readonly month: string
  readonly bonus: string
  readonly nobody: string
  readonly colon: string
  readonly point: string
  readonly euros: string
}): string =>
  `${words.euros}const { gap, cap } = $('settings').first().json;
const broken = [...$('staff').all(), ...$('hours').all(), ...$('bonuses').all()]
  .map(({ json }) => json.error).find((error) => error !== undefined);
const known = (items) => items.map(({ json }) => json).filter(({ id }) => id !== undefined && id !== '');
const hour = (value) => String(value).replace('.', '${words.point}');
const rows = $input.all().map(({ json }) => json).filter(({ displayName, id }, at, all) => displayName && all.findIndex((one) => String(one.id) === String(id)) === at).map((one) => ({
  id: String(one.id), name: one.displayName,
  hours: Number(one.hours ?? 0), plus25: Number(one.plus25 ?? 0), plus50: Number(one.plus50 ?? 0),
  absent: Number(one.absent ?? 0), meals: Number(one.meals ?? 0), bonus: known($('bonuses').all()).filter(({ id }) => String(id) === String(one.id)).reduce((sum, { bonus }) => sum + Number(bonus || 0), 0), last: Number(one.last ?? 0),
}));
const flags = rows.flatMap(({ name, hours, last, absent, bonus }) => [
  ...(hours === 0 && absent === 0 ? [name + '${words.colon}${words.none}'] : []),
  ...(last > 0 && hours > 0 && Math.abs(hours - last) / last > gap / 100 ? [name + '${words.colon}' + hour(hours) + '${words.against}' + hour(last) + '${words.month}'] : []),
  ...(bonus > cap ? [name + '${words.colon}${words.bonus}' + euros(bonus)] : []),
]);
for (const one of [...known($('hours').all()), ...known($('bonuses').all())])
  if (Number(one.hours || one.bonus || 0) > 0 && !rows.some(({ id }) => id === String(one.id)))
    flags.push(one.id + '${words.colon}' + (one.hours ? hour(one.hours) + ' h' : '${words.bonus}' + euros(Number(one.bonus))) + '${words.nobody}');
const sum = (field) => Math.round(rows.reduce((total, row) => total + row[field], 0) * 100) / 100;
return [{ json: { broken: broken === undefined ? '' : String(broken.message ?? broken), rows, flags, total: sum('hours'), bonus: sum('bonus'), sums: hour(sum('hours').toFixed(2)) + ' h, ' + euros(sum('bonus')) } }];`

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 60,
  published: '2026-11-24',
  fr: {
    title: 'Réunir les variables de paie et montrer ce qui détonne',
    problem:
      'Le 20, il faut réunir heures, absences, paniers et primes, dans trois outils. On recopie, un zéro se perd, et l’erreur se voit sur le bulletin.',
    outcome:
      'Les trois sources sont jointes par matricule. Vous recevez les totaux et les seules lignes qui surprennent : heures absentes, écart avec le mois passé, prime forte, heures ou prime sans salarié. Sur votre oui, le comptable trouve le fichier dans Nextcloud.',
    avoid:
      'Inutile si votre logiciel de temps est déjà relié à la paie. Les taux d’heures supplémentaires viennent de votre table, selon votre convention collective.',
    approval:
      'Rien ne part chez le comptable sans votre accord ; un refus ou trois jours de silence arrêtent tout. Une heure se corrige à la source.',
    failure:
      'Une source muette arrête le mois entier, plutôt que d’envoyer des zéros. Un courriel dit laquelle ; même chose si le dépôt échoue.',
  },
  en: {
    title: 'Collect payroll variables and show what looks odd',
    problem:
      'On the 20th you gather hours, absences, meal allowances and bonuses from three tools. Figures get copied, a nought gets lost, and the mistake shows on a payslip.',
    outcome:
      'The three sources are joined by staff number. You get totals and the lines that surprise: hours missing, a gap to last month, a large bonus, hours or a bonus for nobody. On your yes, the accountant finds the file in Nextcloud.',
    avoid:
      'No need where your time software feeds payroll already. Overtime bands come from your own table, after your collective agreement.',
    approval:
      'Nothing goes to the accountant without your yes; a no or three days of silence stop it all. Hours are mended at their source.',
    failure:
      'One silent source stops the whole month rather than send noughts. An email says which; the same if the upload fails.',
  },
  nodes: {
    day: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 20 du mois', en: 'On the 20th' },
      why: {
        fr: 'Assez tôt pour corriger avant la clôture du comptable.',
        en: 'Early enough to mend things before the accountant closes.',
      },
      with: {
        rule: { interval: [{ field: 'months', triggerAtDayOfMonth: 20, triggerAtHour: 9 }] },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Un écart en pour cent et une prime en euros, à resserrer après trois mois.',
        en: 'A gap in per cent and a bonus in euros, to be tightened after three months.',
      },
      with: fields({
        gap: 20,
        cap: 1500,
        folder: 'Paie',
        workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
        sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
        hr: 'paie@atelier-lutz.example',
        accountant: 'social@cabinet-faure.example',
      }),
    },
    staff: {
      use: 'bambooHr',
      name: { fr: 'Lire les salariés', en: 'Read the staff' },
      why: {
        fr: 'La liste de référence : un salarié sans heure doit apparaître, pas disparaître.',
        en: 'The list that counts: someone without hours must show, not vanish.',
      },
      with: { resource: 'employee', operation: 'getAll', returnAll: true },
      onError: 'continue',
      retry: [2, 5],
    },
    hours: {
      use: 'postgres',
      name: { fr: 'Additionner les heures', en: 'Add up the hours' },
      why: {
        fr: 'Par semaine, comme les majorations. La colonne month est votre mois de paie, par exemple du 21 au 20.',
        en: 'By week, as overtime is counted. The column month is your payroll month, say from the 21st to the 20th.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'SELECT w.employee::text AS id, sum(worked) AS hours, sum(least(greatest(worked - 35, 0), 8)) AS plus25, sum(greatest(worked - 43, 0)) AS plus50, sum(absent) AS absent, sum(meals) AS meals, (SELECT sum(p.worked) FROM weeks p WHERE p.employee = w.employee AND p.month = $2) AS last FROM weeks w WHERE w.month = $1 GROUP BY w.employee',
        options: {
          queryReplacement:
            "={{ [$now.toFormat('yyyy-MM'), $now.minus({ months: 1 }).toFormat('yyyy-MM')] }}",
        },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    bonuses: {
      use: 'excel',
      name: { fr: 'Lire les primes', en: 'Read the bonuses' },
      why: {
        fr: 'Les managers remplissent deux colonnes, id et bonus ; deux lignes pour une personne s’additionnent.',
        en: 'Managers fill in two columns, id and bonus; two rows for one person are added up.',
      },
      with: {
        resource: 'worksheet',
        operation: 'readRows',
        workbook: byId("={{ $('settings').first().json.workbook }}"),
        worksheet: byId("={{ $('settings').first().json.sheet }}"),
        useRange: false,
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    withHours: {
      use: 'merge',
      name: { fr: 'Joindre les heures', en: 'Join the hours' },
      why: {
        fr: 'Par numéro BambooHR, votre matricule partout : deux Martin ne se mélangent pas.',
        en: 'By BambooHR’s number, your staff number everywhere: two Martins do not mix.',
      },
      with: { ...joinedBy('id', 'enrichInput1'), options: { fuzzyCompare: true } },
    },
    whole: {
      use: 'merge',
      name: { fr: 'Joindre les primes', en: 'Join the bonuses' },
      why: {
        fr: 'Excel rend 104, la base « 104 » : les deux se valent ici.',
        en: 'Excel gives 104, the database “104”: here they are the same.',
      },
      with: { ...joinedBy('id', 'enrichInput1'), options: { fuzzyCompare: true } },
    },
    check: {
      use: 'code',
      name: { fr: 'Chercher ce qui détonne', en: 'Look for what is odd' },
      why: {
        fr: 'Relire quarante lignes endort ; en lire trois, non.',
        en: 'Forty lines send a reader to sleep; three do not.',
      },
      with: allItems(
        inBoth(check, {
          fr: {
            none: 'aucune heure saisie',
            against: ' h contre ',
            month: ' le mois passé',
            bonus: 'prime de ',
            nobody: ' sans salarié',
            colon: ' : ',
            point: ',',
            euros: EUROS.fr,
          },
          en: {
            none: 'no hours entered',
            against: ' h against ',
            month: ' last month',
            bonus: 'bonus of ',
            nobody: ' for nobody',
            colon: ': ',
            point: '.',
            euros: EUROS.en,
          },
        }),
      ),
    },
    sound: {
      use: 'if',
      name: { fr: 'Toutes les sources ont répondu ?', en: 'Have all sources answered?' },
      why: {
        fr: 'Un fichier incomplet ressemble trop à un fichier juste.',
        en: 'An incomplete file looks too much like a right one.',
      },
      with: all(isTrue("={{ $json.broken === '' }}")),
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Faire valider', en: 'Have it approved' },
      why: {
        fr: 'Les totaux se rapprochent du mois passé d’un coup d’œil.',
        en: 'Totals are held against last month’s at a glance.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: "={{ $('settings').first().json.hr }}",
        subject: {
          fr: "=Paie de {{ $now.toFormat('yyyy-MM') }} : {{ $json.flags.length }} points à voir",
          en: "=Payroll of {{ $now.toFormat('yyyy-MM') }}: {{ $json.flags.length }} points to look at",
        },
        message: {
          fr: "={{ $json.rows.length }} salariés, {{ $json.sums }} de primes.\n{{ $json.flags.join('\\n') || 'Rien ne détonne.' }}",
          en: "={{ $json.rows.length }} people, {{ $json.sums }} of bonuses.\n{{ $json.flags.join('\\n') || 'Nothing looks odd.' }}",
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(3, 'days'),
      },
    },
    approved: {
      use: 'if',
      name: { fr: 'Validé ?', en: 'Approved?' },
      why: {
        fr: 'Une paie ne part pas par défaut.',
        en: 'Payroll never leaves by default.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    lines: {
      use: 'splitOut',
      name: { fr: 'Une ligne par salarié', en: 'One line a person' },
      why: {
        fr: 'Ce que vous avez validé, sans rien relire entre-temps.',
        en: 'What you approved, with nothing read again in between.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    approvedRows: {
      use: 'set',
      name: { fr: 'Reprendre les lignes validées', en: 'Take the approved lines' },
      why: {
        fr: 'La réponse au courriel ne contient que oui ou non.',
        en: 'The answer to the email holds no more than yes or no.',
      },
      with: fields(
        { rows: { as: 'array', value: "={{ $('check').first().json.rows }}" } },
        { alone: true },
      ),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le fichier', en: 'Write the file' },
      why: {
        fr: 'Un CSV à points-virgules, dont votre comptable règle l’import une fois.',
        en: 'A CSV with semicolons, whose import your accountant sets up once.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { delimiter: ';', fileName: "={{ $now.toFormat('yyyy-MM') }}.csv" },
      },
    },
    upload: {
      use: 'nextcloud',
      name: { fr: 'Déposer', en: 'Upload' },
      why: {
        fr: 'Des salaires ne voyagent pas en pièce jointe.',
        en: 'Salaries do not travel as attachments.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        path: "={{ $('settings').first().json.folder }}/{{ $now.toFormat('yyyy-MM') }}.csv",
        binaryDataUpload: true,
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [2, 5],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Prévenir le comptable', en: 'Tell the accountant' },
      why: {
        fr: 'Avec le nombre de salariés : il voit si le fichier est entier.',
        en: 'With the number of people, which shows whether the file is whole.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.hr }}",
        toEmail: "={{ $('settings').first().json.accountant }}",
        subject: {
          fr: "=Variables de {{ $now.toFormat('yyyy-MM') }} déposées",
          en: "=Variables of {{ $now.toFormat('yyyy-MM') }} uploaded",
        },
        emailFormat: 'text',
        text: {
          fr: "={{ $('check').first().json.rows.length }} salariés, dans le dossier partagé {{ $('settings').first().json.folder }}.",
          en: "={{ $('check').first().json.rows.length }} people, in the shared folder {{ $('settings').first().json.folder }}.",
        },
        options: { appendAttribution: false },
      },
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Dire que rien n’est parti', en: 'Say that nothing has left' },
      why: {
        fr: 'Il reste des jours pour agir, à condition de le savoir.',
        en: 'There are days left to act, provided one knows.',
      },
      with: outlookSent(
        "={{ $('settings').first().json.hr }}",
        {
          fr: "=Paie de {{ $now.toFormat('yyyy-MM') }} : non envoyée",
          en: "=Payroll of {{ $now.toFormat('yyyy-MM') }}: not sent",
        },
        {
          fr: "=Rien n’est parti chez le comptable pour {{ $now.toFormat('yyyy-MM') }}. Cause : {{ $json.broken || $json.error?.message || $json.error || 'vous n’avez pas validé' }}.",
          en: "=Nothing has gone to the accountant for {{ $now.toFormat('yyyy-MM') }}. Cause: {{ $json.broken || $json.error?.message || $json.error || 'you did not approve it' }}.",
        },
      ),
    },
  },
  links: [
    'day > settings > staff > withHours:0 > whole:0 > check > sound.yes > ask > approved.yes > approvedRows > lines > file > upload > tell',
    'settings > hours > withHours:1',
    'settings > bonuses > whole:1',
    'sound.no > warn',
    'approved.no > warn',
    'upload.error > warn',
  ],
  examples,
})
