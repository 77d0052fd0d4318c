import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { joinedBy } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './comparer-budget-realise.examples.ts'

/** The year’s landing: what is spent, what is ordered, and the rest of the year as budgeted. */
const landing = (words: {
  readonly euros: string
  readonly asleep: string
  readonly explain: string
  readonly colon: string
  readonly over: string
  readonly of: string
  readonly unbudgeted: string
  readonly quiet: string
}) =>
  `${words.euros}const { percent, least } = $('settings').first().json;
const month = $now.minus({ months: 1 });
const done = month.month;
const round = (value) => Math.round(value);
const rows = $input.all().map(({ json }) => json).filter((one) => one.line);
const broken = [['Google Sheets', $('budget')], ['MySQL', $('spent')]].flatMap(([source, node]) => node.all().map(({ json }) => json.error).filter((one) => one !== undefined).map((one) => source + ' – ' + (one.message ?? one)));
if (broken.length > 0) return [{ json: { broken: broken.join('\\n'), owners: [] } }];
const lines = rows.filter((one) => one.year !== undefined && one.year !== '').map((one) => {
  const year = Number(one.year);
  const start = Number(one.starts ?? 1);
  const share = Math.max(0, Math.min(done, 12) - start + 1) / (13 - start);
  const actual = Number(one.actual ?? 0);
  const ahead = round(actual + Number(one.ordered ?? 0) + year * (1 - share));
  const gap = ahead - year;
  return { line: one.line, owner: one.owner, year, actual: round(actual), expected: round(year * share), ahead, gap, over: gap >= least && gap >= year * percent / 100, quiet: share > 0.25 && actual === 0 && Number(one.ordered ?? 0) === 0 };
});
const known = new Set(lines.map(({ line }) => line));
const stray = $('spent').all().map(({ json }) => json).filter((one) => one.line && !known.has(one.line));
const owners = new Map();
const add = (owner, text, gap) => { const one = owners.get(owner) ?? { owner, lines: [], gap: 0 }; owners.set(owner, { owner, lines: [...one.lines, text], gap: one.gap + gap }); };
for (const one of lines.sort((a, b) => b.gap - a.gap)) {
  if (one.over) add(one.owner, one.line + '${words.colon}' + euros(one.ahead) + '${words.of}' + euros(one.year) + ', ' + euros(one.gap) + '${words.over}', one.gap);
  else if (one.quiet) add(one.owner, one.line + '${words.quiet}', 0);
}
for (const one of stray) add($('settings').first().json.controller, one.line + '${words.unbudgeted}' + euros(round(Number(one.actual))), Number(one.actual));
return [{ json: { broken: '', month: month.toFormat('yyyy-MM'), owners: [...owners.values()].map((one) => ({ ...one, month: month.toFormat('MM/yyyy'), gap: round(one.gap), about: round(one.gap) > 0 ? euros(round(one.gap)) + '${words.explain}' : '${words.asleep}' })) } }];`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Comparer le budget au réalisé et dire où finira l’année',
    problem:
      'En septembre, le tableau montre que l’entretien a dépensé 80 % de son budget. Est-ce trop ? Personne ne sait : une commande de 9 000 euros n’est pas facturée, et la ligne n’a commencé qu’en mai.',
    outcome:
      'Le 8 de chaque mois, chaque ligne est projetée : dépensé, plus commandé, plus le reste de l’année au rythme du budget. Chaque responsable reçoit ses lignes qui dépasseront, et celles où rien ne bouge. Les dépenses sans budget vont au contrôle de gestion.',
    avoid:
      'Un budget très saisonnier se projette mal en douzièmes : découpez la ligne. Le flux ne connaît que les commandes saisies.',
    approval:
      'Le courriel demande une explication ou une décision ; il ne bloque aucune dépense et ne déplace aucun budget.',
    failure:
      'Si le classeur ou la base ne répond pas, aucun responsable ne reçoit de chiffre faux : le contrôle de gestion apprend laquelle des deux manque.',
  },
  en: {
    title: 'Hold spending against budget and say where the year will end',
    problem:
      'In September the table shows that maintenance has spent 80 % of its budget. Is that too much? Nobody knows: an order of 9,000 euros is not invoiced yet, and the line only began in May.',
    outcome:
      'On the 8th of each month every line is projected: spent, plus ordered, plus the rest of the year at the pace of the budget. Each owner gets the lines that will overrun, and those where nothing moves. Spending without a budget goes to the controller.',
    avoid:
      'A very seasonal budget projects badly by twelfths: split the line. Only orders that were entered are known here.',
    approval:
      'The email asks for an explanation or a decision; it blocks no spending and moves no budget.',
    failure:
      'Should the workbook or the database not answer, no owner gets a wrong figure: the controller learns which of the two is missing.',
  },
  nodes: {
    day: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 8 du mois', en: 'On the 8th' },
      why: {
        fr: 'Les factures du mois clos sont entrées.',
        en: 'The invoices of the month just closed are in.',
      },
      with: at('0 7 8 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Dix pour cent et cinq cents euros : en dessous, on n’écrit à personne.',
        en: 'Ten per cent and five hundred euros: below that nobody is written to.',
      },
      with: fields(
        {
          percent: 10,
          least: 500,
          sheet: { fr: 'identifiant du budget', en: 'id of the budget' },
          from: 'automate@verrerie-dumas.example',
          controller: 'gestion@verrerie-dumas.example',
        },
        { alone: true },
      ),
    },
    budget: {
      use: 'googleSheets',
      name: { fr: 'Lire le budget', en: 'Read the budget' },
      why: {
        fr: 'Colonnes line, owner, year et starts, le mois où la ligne commence.',
        en: 'Columns line, owner, year and starts, the month in which a line begins.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName('Budget'),
        options: {},
      },
      onError: 'continue',
      retry: [3, 5],
    },
    spent: {
      use: 'mySql',
      name: { fr: 'Lire dépensé et commandé', en: 'Read spent and ordered' },
      why: {
        fr: 'L’engagé compte : une commande est déjà de l’argent parti.',
        en: 'Commitments count: an order is money gone already.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'SELECT line, SUM(invoiced) AS actual, SUM(ordered - invoiced_of_order) AS ordered FROM spending WHERE day >= $1 AND day < $2 GROUP BY line',
        options: {
          queryReplacement:
            "={{ [$now.minus({ months: 1 }).startOf('year').toISODate(), $now.startOf('month').toISODate()] }}",
        },
      },
      once: true,
      onError: 'continue',
      retry: [3, 5],
    },
    join: {
      use: 'merge',
      name: { fr: 'Joindre par ligne', en: 'Join by line' },
      why: {
        fr: 'Toutes les lignes du budget, même celles où rien n’a été dépensé.',
        en: 'All lines of the budget, those without spending too.',
      },
      with: joinedBy('line', 'enrichInput1'),
    },
    landing: {
      use: 'code',
      name: { fr: 'Projeter l’année', en: 'Project the year' },
      why: {
        fr: 'Une ligne qui commence en mai se juge sur huit mois.',
        en: 'A line that begins in May is judged over eight months.',
      },
      with: allItems(
        inBoth(landing, {
          fr: {
            euros: EUROS.fr,
            asleep: 'lignes sans mouvement',
            explain: ' à expliquer',
            colon: ' : atterrissage ',
            of: ' pour ',
            over: ' de trop',
            unbudgeted: ' : sans budget, ',
            quiet: ' : rien de dépensé ni commandé',
          },
          en: {
            euros: EUROS.en,
            asleep: 'lines without movement',
            explain: ' to explain',
            colon: ': landing at ',
            of: ' for ',
            over: ' too much',
            unbudgeted: ': without budget, ',
            quiet: ': nothing spent or ordered',
          },
        }),
      ),
    },
    sound: {
      use: 'if',
      name: { fr: 'Deux sources lues ?', en: 'Both sources read?' },
      why: {
        fr: 'Une base muette ferait croire que personne ne dépense.',
        en: 'A silent database would make everybody look thrifty.',
      },
      with: all(isTrue("={{ $json.broken === '' }}")),
    },
    owners: {
      use: 'splitOut',
      name: { fr: 'Un responsable à la fois', en: 'One owner at a time' },
      why: {
        fr: 'Chacun ne lit que ce qu’il peut changer.',
        en: 'Each reads only what they can change.',
      },
      with: { fieldToSplitOut: 'owners', options: {} },
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Écrire au responsable', en: 'Write to the owner' },
      why: {
        fr: 'Le dépassement en euros dans l’objet, les lignes dessous.',
        en: 'The overrun in euros as subject, the lines below.',
      },
      with: mailed(
        { from: setting('from'), to: '={{ $json.owner }}' },
        {
          fr: '=Budget à fin {{ $json.month }} : {{ $json.about }}',
          en: '=Budget at the end of {{ $json.month }}: {{ $json.about }}',
        },
        "={{ $json.lines.join('\\n') }}",
      ),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Prévenir le contrôle de gestion', en: 'Tell the controller' },
      why: {
        fr: 'Il relance quand la source est revenue.',
        en: 'Who runs it again once the source is back.',
      },
      with: mailed(
        { from: setting('from'), to: setting('controller') },
        { fr: 'Budget : mois non comparé', en: 'Budget: month not compared' },
        '={{ $json.broken }}',
      ),
    },
  },
  links: [
    'day > settings > budget > join:0 > landing > sound.yes > owners > write',
    'budget > spent > join:1',
    'sound.no > warn',
  ],
  examples,
})
