import { allItems, inBoth } from '../../fragments/code.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './rappeler-conges-a-poser.examples.ts'

/** What is left against the weeks that are left, and whether the long summer leave was taken. */
const weigh = (words: {
  readonly colon: string
  readonly days: string
  readonly pace: string
  readonly summer: string
  readonly odd: string
  readonly none: string
  readonly point: string
}) =>
  `const { ends, spare, long } = $('settings').first().json;
const today = $now.startOf('day');
const [month, day] = ends.split('-').map(Number);
let end = today.set({ month, day });
if (end < today) end = end.plus({ years: 1 });
const weeks = Math.max(1, Math.floor(end.diff(today, 'weeks').weeks));
const round = (value) => Math.round(value * 10) / 10;
const say = (value) => String(value).replace('.', '${words.point}');
const rows = $input.all().map(({ json }) => json).filter((one) => one.name);
const people = rows.map((one) => {
  const balance = String(one.balance ?? '').trim() === '' ? NaN : Number(one.balance);
  const booked = Number(one.booked ?? 0);
  const open = round(balance - booked);
  const said = [];
  if (!Number.isFinite(open)) said.push('${words.odd}');
  else if (open > spare) said.push(say(open) + '${words.days}' + say(round((open - spare) / Math.max(4, weeks) * 4)) + '${words.pace}');
  if (today.month >= 9 && today.month <= 12 && Number(one.longest ?? 0) < long) said.push('${words.summer}');
  return { manager: one.manager, open: Number.isFinite(open) ? open : 0, line: said.length > 0 ? one.name + '${words.colon}' + said.join(' / ') : '' };
}).filter(({ line }) => line);
const managers = new Map();
for (const one of people.sort((a, b) => b.open - a.open)) managers.set(one.manager || '${words.none}', [...(managers.get(one.manager || '${words.none}') ?? []), one]);
return [...managers].map(([manager, list]) => ({ json: { manager, known: manager.includes('@'), weeks, ends: end.toISODate(), days: say(round(list.reduce((sum, { open }) => sum + open, 0))), lines: list.map(({ line }) => line) } }));`

export default defineRecipe({
  category: 'hr',
  level: 'simple',
  minutes: 25,
  published: '2026-11-24',
  fr: {
    title: 'Rappeler les congés à poser avant la fin de la période',
    problem:
      'Le 20 mai, on découvre qu’une comptable a quatorze jours à prendre avant le 31. Tout le service pose en même temps, ou les jours se perdent et l’entreprise s’en explique.',
    outcome:
      'Tous les deux mois, chaque responsable reçoit les soldes qui ne passeront pas : jours non posés, rythme à tenir par mois, et ceux qui n’ont pas eu leurs deux semaines d’été d’affilée. Qui est en avance n’apparaît pas.',
    avoid:
      'Si votre logiciel de congés alerte déjà, gardez-le. Les reports après un arrêt ou une naissance ont leurs règles : la colonne balance doit les contenir.',
    approval:
      'Le responsable en parle, propose des dates, et la personne choisit. Le flux ne pose, ne refuse et n’efface aucun jour.',
    failure:
      'Classeur illisible : les RH l’apprennent le jour même. Un solde vide, ou qui n’est pas un nombre, est signalé comme tel ; une équipe sans responsable va aux RH.',
  },
  en: {
    title: 'Remind managers of leave to be taken before the period ends',
    problem:
      'On 20 May it turns out that an accountant has fourteen days to take before the 31st. The whole department is away at once, or days are lost and the company has to explain itself.',
    outcome:
      'Every two months each manager gets the balances that will not fit: days not booked, the pace to keep a month, and those who did not have two weeks running in summer. Whoever is on course does not appear.',
    avoid:
      'If your leave software warns already, stay with it. Leave carried over after illness or a birth has its rules: the column balance has to contain it.',
    approval:
      'The manager talks about it and suggests dates, and the person chooses. No day is booked, refused or erased by the flow.',
    failure:
      'Workbook unreadable: HR hears on the same day. A balance that is empty or no number is reported as such; a team without a manager goes to HR.',
  },
  nodes: {
    now: {
      use: 'scheduleTrigger',
      name: { fr: 'Tous les deux mois', en: 'Every two months' },
      why: {
        fr: 'Assez rare pour être lu, assez tôt pour étaler.',
        en: 'Rare enough to be read, early enough to spread things out.',
      },
      with: at('0 8 23 1,3,5,7,9,11 *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre période', en: 'Your period' },
      why: {
        fr: 'Fin au 31 mai, trois jours de marge, dix jours ouvrés d’affilée.',
        en: 'It ends on 31 May, with three days’ margin and ten working days running.',
      },
      with: fields(
        {
          ends: '05-31',
          spare: 3,
          long: 10,
          workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
          sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
          hr: 'rh@cartonnerie-bel.example',
        },
        { alone: true },
      ),
    },
    balances: {
      use: 'excel',
      name: { fr: 'Lire les soldes', en: 'Read the balances' },
      why: {
        fr: 'Colonnes name, manager, balance, booked et longest, la plus longue absence.',
        en: 'Columns name, manager, balance, booked and longest, the longest leave.',
      },
      with: {
        resource: 'worksheet',
        operation: 'readRows',
        workbook: byId(setting('workbook')),
        worksheet: byId(setting('sheet')),
        useRange: false,
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    weigh: {
      use: 'code',
      name: { fr: 'Jours contre semaines', en: 'Days against weeks' },
      why: {
        fr: 'Huit jours en janvier ne sont rien ; en mai, c’est la moitié du mois.',
        en: 'Eight days are nothing in January; in May they are half the month.',
      },
      with: allItems(
        inBoth(weigh, {
          fr: {
            colon: ' : ',
            days: ' jours non posés, soit ',
            pace: ' par mois',
            summer: 'pas deux semaines d’affilée cet été',
            odd: 'solde illisible',
            none: '(sans responsable)',
            point: ',',
          },
          en: {
            colon: ': ',
            days: ' days not booked, or ',
            pace: ' a month',
            summer: 'not two weeks running this summer',
            odd: 'balance not readable',
            none: '(no manager)',
            point: '.',
          },
        }),
      ),
    },
    known: {
      use: 'if',
      name: { fr: 'Un responsable connu ?', en: 'A known manager?' },
      why: {
        fr: 'Ceux que personne n’encadre sont souvent ceux qui ne partent pas.',
        en: 'Those whom nobody manages are often those who take no leave.',
      },
      with: all(isTrue('={{ $json.known }}')),
    },
    write: {
      use: 'gmail',
      name: { fr: 'Écrire au responsable', en: 'Write to the manager' },
      why: {
        fr: 'Le rythme par mois dit s’il faut agir ou attendre.',
        en: 'The pace a month says whether to act or wait.',
      },
      with: gmailSent(
        '={{ $json.manager }}',
        {
          fr: '=Congés à poser avant le {{ $json.ends }} : {{ $json.days }} jours dans votre équipe',
          en: '=Leave to be taken by {{ $json.ends }}: {{ $json.days }} days in your team',
        },
        {
          fr: "={{ $json.lines.join('\\n') }}\n\nIl reste {{ $json.weeks }} semaines.",
          en: "={{ $json.lines.join('\\n') }}\n\nThere are {{ $json.weeks }} weeks left.",
        },
      ),
      onError: 'output',
    },
    hr: {
      use: 'gmail',
      name: { fr: 'Écrire aux RH', en: 'Write to HR' },
      why: {
        fr: 'Ce qui n’a trouvé personne, et ce qui n’a pas été lu.',
        en: 'What reached nobody, and what was not read.',
      },
      with: gmailSent(
        setting('hr'),
        {
          fr: "={{ $json.lines ? 'Congés à poser, à transmettre : ' + $json.manager : 'Congés : classeur illisible' }}",
          en: "={{ $json.lines ? 'Leave to be taken, to pass on: ' + $json.manager : 'Leave: workbook not readable' }}",
        },
        "={{ $json.lines?.join('\\n') ?? $json.error }}",
      ),
    },
  },
  links: [
    'now > settings > balances > weigh > known.yes > write',
    'known.no > hr',
    'write.error > hr',
    'balances.error > hr',
  ],
  examples,
})
