import { allItems, inBoth } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './calculer-ecarts-salaires.examples.ts'

/** Full-time pay by the hour; a group too small to hide anybody gives no figure. */
const gaps = (words: {
  readonly small: string
  readonly all: string
  readonly explain: string
  readonly point: string
  readonly percent: string
}) =>
  `const { least, threshold } = $('settings').first().json;
const rows = $input.all().map(({ json }) => json).filter((one) => one.category && Number(one.hours) > 0);
const hourly = (one) => (Number(one.base) + Number(one.extras ?? 0)) / Number(one.hours);
const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
const median = (list) => { const sorted = [...list].sort((a, b) => a - b); const middle = sorted.length / 2; return Number.isInteger(middle) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[Math.floor(middle)]; };
const round = (value) => Math.round(value * 10) / 10;
const gap = (women, men) => round((men - women) / men * 100);
const said = (value) => String(value).replace('.', '${words.point}');
const of = (list) => ({ women: list.filter((one) => one.sex === 'F').map(hourly), men: list.filter((one) => one.sex === 'M').map(hourly) });
const line = (category, list) => {
  const { women, men } = of(list);
  if (women.length < least || men.length < least) return { category, women: women.length, men: men.length, mean: '', median: '', note: '${words.small}' };
  const meanGap = gap(mean(women), mean(men));
  return { category, women: women.length, men: men.length, mean: said(meanGap), median: said(gap(median(women), median(men))), note: Math.abs(meanGap) >= threshold ? '${words.explain}' : '' };
};
const categories = [...new Set(rows.map(({ category }) => category))].sort();
const lines = [line('${words.all}', rows), ...categories.map((category) => line(category, rows.filter((one) => one.category === category)))];
const open = lines.slice(1).filter(({ note }) => note === '${words.explain}');
return [{ json: { people: rows.length, lines, open: open.length, shown: lines.some(({ mean }) => mean !== ''), text: open.map((one) => one.category + ' ' + one.mean + '${words.percent}').join(', ') } }];`

export default defineRecipe({
  category: 'hr',
  level: 'expert',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Calculer les écarts de salaire par catégorie d’emploi',
    problem:
      'La direction est sûre qu’« à poste égal, on paye pareil ». La moyenne générale dit l’inverse, parce qu’elle mélange les métiers, et personne n’a regardé catégorie par catégorie avant la demande d’une salariée.',
    outcome:
      'Chaque trimestre, la paie horaire à temps plein, primes comprises, est comparée entre femmes et hommes dans chaque catégorie : moyenne et médiane. À partir de cinq pour cent, la catégorie est à expliquer. Le tableau va à une seule personne, sans un nom.',
    avoid:
      'Un écart n’est pas une faute, ni son absence une preuve : l’ancienneté ou le temps peuvent l’expliquer. L’index obligatoire a son calcul propre, à faire sur le site officiel.',
    approval:
      'Rien n’est publié ni corrigé. La personne qui reçoit le tableau cherche les raisons avec les responsables, puis décide d’un rattrapage.',
    failure:
      'Base muette : un courriel le dit. Une catégorie de moins de quatre femmes ou quatre hommes n’a pas de chiffre, car il désignerait quelqu’un.',
  },
  en: {
    title: 'Work out pay gaps by category of job',
    problem:
      'Management is sure that “equal jobs are paid alike”. The overall average says otherwise, since it mixes trades, and nobody looked category by category until an employee asked.',
    outcome:
      'Each quarter full-time hourly pay, bonuses included, is compared between women and men in every category: mean and median. From five per cent on a category needs explaining. The table goes to one person, without a name in it.',
    avoid:
      'A gap is no offence, nor its absence a proof: seniority or hours may explain it. The index that French law demands is worked out in its own way, on the official site.',
    approval:
      'Nothing is published or corrected. Whoever receives the table looks for reasons with the managers, and then decides on a rise.',
    failure:
      'Silent database: an email says so. A category with fewer than four women or four men has no figure, as it would point at somebody.',
  },
  nodes: {
    quarter: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque trimestre', en: 'Every quarter' },
      why: {
        fr: 'Les augmentations de janvier se voient en avril.',
        en: 'January’s rises show in April.',
      },
      with: at('0 8 5 1,4,7,10 *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Cinq pour cent : le seuil que retient la directive européenne sur la transparence.',
        en: 'Five per cent: the threshold in the European directive on pay transparency.',
      },
      with: fields(
        {
          least: 4,
          threshold: 5,
          from: 'automate@laboratoires-ney.example',
          person: 'egalite@laboratoires-ney.example',
        },
        { alone: true },
      ),
    },
    pay: {
      use: 'mySql',
      name: { fr: 'Lire la paie sans noms', en: 'Read pay without names' },
      why: {
        fr: 'La requête ne rend ni nom ni matricule : rien à protéger ensuite.',
        en: 'The query gives no name or number, so nothing needs protecting later.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'SELECT category, sex, SUM(base) AS base, SUM(extras) AS extras, SUM(hours) AS hours FROM payslips WHERE month >= $1 AND month < $2 GROUP BY person, category, sex',
        options: {
          queryReplacement:
            "={{ [$now.startOf('month').minus({ months: 12 }).toISODate(), $now.startOf('month').toISODate()] }}",
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    gaps: {
      use: 'code',
      name: { fr: 'Comparer par catégorie', en: 'Compare by category' },
      why: {
        fr: 'À l’heure, sinon le temps partiel ferait tout l’écart.',
        en: 'By the hour, or part-time would make up the whole gap.',
      },
      with: allItems(
        inBoth(gaps, {
          fr: {
            small: 'groupe trop petit',
            all: '(toutes)',
            explain: 'à expliquer',
            point: ',',
            percent: '\u00A0%',
          },
          en: {
            small: 'group too small',
            all: '(all)',
            explain: 'to be explained',
            point: '.',
            percent: '%',
          },
        }),
      ),
    },
    any: {
      use: 'if',
      name: { fr: 'Un chiffre montrable ?', en: 'A figure to show?' },
      why: {
        fr: 'Sans aucun groupe assez grand, un tableau vide passerait pour une bonne nouvelle.',
        en: 'With no group large enough, an empty table would pass for good news.',
      },
      with: all(isTrue('={{ $json.shown }}')),
    },
    lines: {
      use: 'splitOut',
      name: { fr: 'Une ligne par catégorie', en: 'One line a category' },
      why: {
        fr: 'Effectifs, écart moyen, écart médian, mention.',
        en: 'Numbers, mean gap, median gap, note.',
      },
      with: { fieldToSplitOut: 'lines', options: {} },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le tableau', en: 'Write the table' },
      why: {
        fr: 'À comparer avec celui du trimestre passé.',
        en: 'To be held against last quarter’s.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { delimiter: ';', fileName: "={{ $now.toFormat('yyyy-MM') }}.csv" },
      },
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer à une personne', en: 'Send to one person' },
      why: {
        fr: 'Un tableau qui circule finit par être deviné.',
        en: 'A table that goes round ends up being guessed at.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        {
          fr: "=Écarts de salaire : {{ $('gaps').first().json.open }} catégorie(s) à expliquer",
          en: "=Pay gaps: categories to explain: {{ $('gaps').first().json.open }}",
        },
        {
          fr: "={{ $('gaps').first().json.people }} personnes. {{ $('gaps').first().json.text || 'Aucune catégorie au-dessus du seuil.' }}\nUn chiffre positif veut dire que les hommes gagnent plus.",
          en: "={{ $('gaps').first().json.people }} people. {{ $('gaps').first().json.text || 'No category above the threshold.' }}\nA positive figure means that men earn more.",
        },
        { attachments: 'data' },
      ),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire qu’il n’y a pas de chiffre', en: 'Say that there is no figure' },
      why: {
        fr: 'Groupes trop petits ou base fermée : deux raisons, dites comme telles.',
        en: 'Groups too small or database shut: two reasons, told as such.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        { fr: 'Écarts de salaire : aucun chiffre', en: 'Pay gaps: no figure' },
        {
          fr: "={{ $json.error ?? 'Aucun groupe n’est assez grand pour être montré.' }}",
          en: "={{ $json.error ?? 'No group is large enough to be shown.' }}",
        },
      ),
    },
  },
  links: [
    'quarter > settings > pay > gaps > any.yes > lines > file > send',
    'any.no > warn',
    'pay.error > warn',
  ],
  examples,
})
