import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { VALUE } from './calculer-avancement-chantiers.code.ts'
import { examples } from './calculer-avancement-chantiers.examples.ts'

const ADDRESS = { from: setting('accounting'), to: setting('accounting') }
/** MySQL's node takes its values by rising number: the same day stands twice. */
const MOVES = `SELECT site, SUM(spent) AS spent, SUM(billed) AS billed FROM (
  SELECT site, amount AS spent, 0 AS billed FROM site_costs WHERE booked_on <= $1
  UNION ALL
  SELECT site, 0 AS spent, net AS billed FROM site_invoices WHERE issued_on <= $2 AND COALESCE(kind, '') <> 'deposit'
) AS moves GROUP BY site`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Calculer chaque mois l’avancement comptable des chantiers',
    problem:
      'Un chantier facturé à 90 % quand il est fait à 60 embellit l’année ; l’autre, en avance sur ses situations, la noircit. La perte, elle, se voit à la réception, deux exercices trop tard. Le tableau de décembre demande trois jours et des appels à tous les conducteurs de travaux.',
    outcome:
      'Le 8, chaque chantier ouvert est mesuré par ses coûts : dépensé, divisé par dépensé plus reste à dépenser, à la fin du mois passé. Le produit acquis, comparé au facturé, donne la facture à établir ou le produit constaté d’avance ; si le coût total dépasse le marché, la perte restante est chiffrée. Un courriel porte les totaux et un fichier CSV, ligne par ligne, hors TVA.',
    avoid:
      'La mesure par les coûts trompe quand des matériaux payés ne sont pas posés : sortez-les des dépenses. Si vos comptes suivent la méthode à l’achèvement, plus simple pour des chantiers de quelques semaines, ce calcul ne vous sert pas.',
    approval:
      'Le reste à dépenser vient des conducteurs, daté. La comptable retient les montants, passe et extourne elle-même ; rien n’est écrit nulle part, relancer ne change rien.',
    failure:
      'Une estimation à plus de 35 jours de la clôture, avant ou après, ou sans date, écarte le chantier et le nomme. Base ou Grist muet, aucun chantier calculable : un courriel le dit, sans fichier.',
  },
  en: {
    title: 'Compute each month how far building contracts have come',
    problem:
      'A site billed at 90% when it is 60% done flatters the year; another, ahead of its stage invoices, darkens it. As for the loss, it shows at handover, two years too late. December’s table takes three days, and calls to every site manager.',
    outcome:
      'On the 8th each open site is measured by its costs: spent, over spent plus what is left to spend, at the end of last month. Income earned against income billed gives what is to be billed or was billed ahead; where total cost exceeds the contract, the loss still to come is worked out. An email carries the totals and a CSV file, line by line, without VAT.',
    avoid:
      'Costs mislead where materials are paid for and not yet fitted: take them out. If your books follow the completed-contract method, simpler for sites of a few weeks, this computation is not for you.',
    approval:
      'What is left to spend comes from the site managers, with its date. The accountant keeps the amounts, posts and reverses them in person; nothing is written anywhere, and running again changes nothing.',
    failure:
      'An estimate more than 35 days away from closing, before or after, or undated, sets the site aside by name. Database or Grist silent, or not one site to compute: an email says so, without a file.',
  },
  nodes: {
    month: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 8, à 7 h', en: 'On the 8th at 7 am' },
      why: {
        fr: 'Les factures des sous-traitants du mois sont saisies.',
        en: 'The month’s subcontractor bills are in.',
      },
      with: at('0 7 8 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Clôture et fraîcheur', en: 'Closing and freshness' },
      why: {
        fr: 'Trente-cinq jours : une estimation par mois suffit.',
        en: 'Thirty-five days: one estimate a month is enough.',
      },
      with: fields(
        {
          closing: "={{ $now.minus({ months: 1 }).endOf('month').toISODate() }}",
          fresh: 35,
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          accounting: 'compta@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    sites: {
      use: 'grist',
      name: { fr: 'Lire les chantiers', en: 'Read the sites' },
      why: {
        fr: 'Table Sites : code, site, contract (avenants signés compris), remaining, remaining_on (texte, AAAA-MM-JJ), closed (case).',
        en: 'Table Sites: code, site, contract (signed amendments included), remaining, remaining_on (text, YYYY-MM-DD), closed (a tick).',
      },
      with: {
        operation: 'getAll',
        docId: setting('doc'),
        tableId: 'Sites',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    moves: {
      use: 'mySql',
      name: { fr: 'Dépensé et facturé', en: 'Spent and billed' },
      why: {
        fr: 'Tables site_costs (site, booked_on, amount) et site_invoices (site, issued_on, net avant déduction des acomptes, kind). Les acomptes (kind deposit) ne sont pas du chiffre d’affaires.',
        en: 'Tables site_costs (site, booked_on, amount) and site_invoices (site, issued_on, net before deposits are deducted, kind). Deposits (kind deposit) are not turnover.',
      },
      with: {
        operation: 'executeQuery',
        query: MOVES,
        options: {
          queryReplacement:
            "={{ [$('settings').first().json.closing, $('settings').first().json.closing] }}",
        },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    value: {
      use: 'code',
      name: { fr: 'Mesurer et valoriser', en: 'Measure and value' },
      why: {
        fr: 'La perte à venir seule : celle des travaux faits est déjà dans les comptes.',
        en: 'The loss to come alone: that of work done is in the books already.',
      },
      with: allItems(VALUE),
    },
    some: {
      use: 'if',
      name: { fr: 'Des chantiers calculés ?', en: 'Any site computed?' },
      why: {
        fr: 'Un fichier vide passerait pour un mois sans écart.',
        en: 'An empty file would pass for a month without a gap.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'some')),
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Chantier par chantier', en: 'Site by site' },
      why: {
        fr: 'La ligne que le commissaire aux comptes pointera.',
        en: 'The line that the auditor will tick.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le fichier', en: 'Write the file' },
      why: {
        fr: 'Points-virgules et virgules décimales, pour un tableur français.',
        en: 'With semicolons, for a European spreadsheet.',
      },
      with: {
        operation: 'csv',
        options: { delimiter: ';', fileName: "={{ $('settings').first().json.closing }}.csv" },
      },
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer l’état', en: 'Send the statement' },
      why: {
        fr: 'Les totaux d’abord, les écartés à la fin.',
        en: 'Totals first, those set aside last.',
      },
      with: mailed(
        ADDRESS,
        {
          fr: "=Chantiers à l’avancement au {{ DateTime.fromISO($('settings').first().json.closing).toFormat('dd/MM/yyyy') }}",
          en: "=Sites by stage of completion at {{ DateTime.fromISO($('settings').first().json.closing).toFormat('dd/MM/yyyy') }}",
        },
        "={{ $('value').first().json.text }}",
        { attachments: 'data' },
      ),
      retry: [3, 10],
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Avec les chantiers à faire estimer.',
        en: 'With the sites that need an estimate.',
      },
      with: mailed(
        ADDRESS,
        { fr: 'Chantiers : avancement non calculé', en: 'Sites: stage not computed' },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
  },
  links: [
    'month > settings > sites > moves > value > some.yes > rows > file > send',
    'some.no > warn',
  ],
  examples,
  related: ['suivre-cloture-mensuelle', 'recenser-factures-non-parvenues'],
})
