import { allItems, eachItem, EUROS, inBoth } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { all, cases, isFilled, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { compare, explain, LAST, MONTH } from './voir-chiffre-publie-qui-change.code.ts'
import { examples } from './voir-chiffre-publie-qui-change.examples.ts'

const SHEET = {
  documentId: byId(setting('sheet')),
  sheetName: byName({ fr: 'Publiés', en: 'Published' }),
}
const asked = (query: string, queryReplacement: string): Params => ({
  operation: 'executeQuery',
  query,
  options: { queryReplacement },
})
const TOTALS =
  "SELECT to_char(issued_on, 'YYYY-MM') AS month, COUNT(*) AS invoices, SUM(ROUND(net * 100))::bigint AS cents FROM invoices WHERE to_char(issued_on, 'YYYY-MM') = ANY(string_to_array($1, ',')) GROUP BY 1"
const COMPARE = inBoth(compare, {
  fr: {
    sheet: 'La feuille des chiffres publiés ne se lit pas : rien n’est comparé.',
    none: 'Aucun mois n’est encore figé : remplissez le formulaire après la prochaine clôture.',
    base: 'La base ne rend aucune facture pour les mois publiés : rien n’est comparé.',
    colon: ' : ',
    published: 'publié ',
    invoices: ' factures',
    on: ', le ',
    by: ' par ',
    now: ' ; la base dit ',
    gap: ', écart ',
  },
  en: {
    sheet: 'The sheet of published figures cannot be read: nothing was compared.',
    none: 'No month is frozen yet: fill in the form after the next closing.',
    base: 'The database gives no invoice for the published months: nothing was compared.',
    colon: ': ',
    published: 'published ',
    invoices: ' invoices',
    on: ', on ',
    by: ' by ',
    now: '; the database says ',
    gap: ', gap ',
  },
})
const EXPLAIN = inBoth(explain, {
  fr: {
    touched: 'Factures modifiées depuis : ',
    none: 'Aucune facture présente n’a été modifiée depuis : une autre a donc été supprimée ou redatée.',
    unread: 'Factures non relues : la base n’a pas répondu.',
    more: ', et d’autres : ',
  },
  en: {
    touched: 'Invoices changed since: ',
    none: 'No invoice still there was changed since, so another was deleted or redated.',
    unread: 'Invoices not looked at: the database did not answer.',
    more: ', and others: ',
  },
})

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Voir quand un chiffre déjà publié change',
    problem:
      'En octobre, la direction annonce à la banque le chiffre d’affaires de septembre. En décembre, le tableau de bord en montre un autre : un avoir antidaté, une facture redatée. Deux documents se contredisent, et l’on cherche qui a menti.',
    outcome:
      'Celui qui publie un mois le fige par formulaire : montant, nombre de factures, jour, nom vont dans une feuille. Chaque lundi à 8 h, les vingt-quatre derniers mois figés sont recalculés. Un mois qui ne dit plus la même chose est annoncé, au centime, avec les cinq plus grosses factures modifiées depuis.',
    avoid:
      'Si votre logiciel verrouille les périodes closes, servez-vous du verrou : il empêche, ceci ne fait que voir. Le montant est hors taxes, d’après la date de facture, dans une seule monnaie.',
    approval:
      'Rien n’est corrigé. Une personne rétablit la facture, ou admet le nouveau chiffre : elle fige le mois une seconde fois, et les lecteurs du premier sont à prévenir. En attendant, l’écart est redit tous les lundis.',
    failure:
      'Feuille ou base muette : le message dit que rien n’est comparé. Mattermost muet : le même texte part par courriel. Un mois qui n’a pas pu être figé : le formulaire répond « non figé ».',
  },
  en: {
    title: 'See when a figure that was published changes',
    problem:
      'In October management tells the bank September’s revenue. In December the dashboard shows another: a backdated credit note, an invoice given another date. Two documents contradict each other, and people ask who lied.',
    outcome:
      'Whoever publishes a month freezes it by a form: amount, number of invoices, day and name go into a sheet. Each Monday at 8 am the last twenty-four frozen months are computed anew. A month that no longer says the same is announced, to the cent, with the five largest invoices changed since.',
    avoid:
      'If your software locks closed periods, use the lock: it prevents, this merely sees. The amount is net of VAT, by invoice date, in one currency.',
    approval:
      'Nothing is corrected. A person restores the invoice, or accepts the new figure: they freeze the month a second time and tell those who read the first. Until then the gap comes back every Monday.',
    failure:
      'Sheet or database silent: the message says that nothing was compared. Mattermost silent: the same words leave by email. A month that could not be frozen: the form answers “not frozen”.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 8 h', en: 'Monday, 8 am' },
      why: {
        fr: 'Avant la réunion qui lit ces chiffres.',
        en: 'Before the meeting that reads them.',
      },
      with: at('0 8 * * 1'),
    },
    publish: {
      use: 'formTrigger',
      name: { fr: 'Figer un mois', en: 'Freeze a month' },
      why: {
        fr: 'Le geste de publier, sous mot de passe.',
        en: 'The act of publishing, behind a password.',
      },
      with: form(
        { fr: 'Figer le chiffre d’affaires d’un mois', en: 'Freeze a month’s revenue' },
        [
          field('month', { fr: 'Mois (2026-10)', en: 'Month (2026-10)' }),
          field('who', { fr: 'Votre nom', en: 'Your name' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre feuille', en: 'Your sheet' },
      why: {
        fr: 'Et le canal où l’on se parle de chiffres.',
        en: 'And the channel where figures are talked over.',
      },
      with: fields(
        {
          sheet: { fr: 'ID_DU_TABLEUR', en: 'SPREADSHEET_ID' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
          to: 'direction@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    kind: {
      use: 'if',
      name: { fr: 'Un mois à figer ?', en: 'A month to freeze?' },
      why: { fr: 'Sinon, c’est lundi.', en: 'If not, it is Monday.' },
      with: all(isTrue("={{ $('publish').isExecuted }}")),
    },
    month: {
      use: 'code',
      name: { fr: 'Un mois fini ?', en: 'A month that is over?' },
      why: { fr: 'Le mois en cours bouge par nature.', en: 'The current month moves by nature.' },
      with: eachItem(MONTH),
    },
    valid: {
      use: 'if',
      name: { fr: 'Mois lisible ?', en: 'Legible month?' },
      why: {
        fr: 'Sinon, le formulaire dit comment l’écrire.',
        en: 'If not, the form says how to write it.',
      },
      with: all(isTrue('={{ $json.valid }}')),
    },
    figure: {
      use: 'postgres',
      name: { fr: 'Calculer le mois', en: 'Compute the month' },
      why: {
        fr: 'La même requête que le lundi. Table invoices : number, issued_on, net, updated_at.',
        en: 'The same query as on Mondays. Table invoices: number, issued_on, net, updated_at.',
      },
      with: asked(TOTALS, '={{ [$json.month] }}'),
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    computed: {
      use: 'if',
      name: { fr: 'Un montant ?', en: 'An amount?' },
      why: {
        fr: 'Une base muette ne fige pas zéro.',
        en: 'A silent database must not freeze zero.',
      },
      with: all(isFilled("={{ String($json.cents ?? '') }}")),
    },
    write: {
      use: 'googleSheets',
      name: { fr: 'Écrire dans la feuille', en: 'Write in the sheet' },
      why: {
        fr: 'Toujours une ligne de plus : les anciens chiffres restent lisibles. En centimes, sans virgule à interpréter.',
        en: 'Always one more row, so that old figures stay legible. In cents, with no comma to interpret.',
      },
      with: {
        resource: 'sheet',
        operation: 'append',
        ...SHEET,
        columns: sheetColumns({
          month: '={{ $json.month }}',
          cents: '={{ Number($json.cents) }}',
          invoices: '={{ Number($json.invoices) }}',
          published_on: '={{ $now.toISO() }}',
          by: "={{ $('month').first().json.who }}",
        }),
        options: { cellFormat: 'RAW' },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    done: {
      use: 'form',
      name: { fr: 'Dire si c’est figé', en: 'Say whether it is frozen' },
      why: {
        fr: 'Avec le montant, à relire tout de suite.',
        en: 'With the amount, to be read at once.',
      },
      with: page(
        {
          fr: "={{ $json.month && !$json.error && $json.valid === undefined ? 'Mois figé' : 'Non figé' }}",
          en: "={{ $json.month && !$json.error && $json.valid === undefined ? 'Month frozen' : 'Not frozen' }}",
        },
        {
          fr: "={{ $json.valid === false ? 'Écrivez un mois fini, comme 2026-10.' : $json.month && !$json.error ? $json.month + ' : ' + (Number($('figure').first().json.cents) / 100).toFixed(2).replace('.', ',') + '\u00A0€ hors taxes, ' + $('figure').first().json.invoices + ' factures.' : 'La base ou la feuille n’a pas répondu, ou le mois est sans facture. Réessayez.' }}",
          en: "={{ $json.valid === false ? 'Write a month that is over, such as 2026-10.' : $json.month && !$json.error ? $json.month + ': ' + '€' + (Number($('figure').first().json.cents) / 100).toFixed(2) + ' net, ' + $('figure').first().json.invoices + ' invoices.' : 'Database or sheet did not answer, or the month has no invoice. Try again.' }}",
        },
      ),
    },
    rows: {
      use: 'googleSheets',
      name: { fr: 'Chiffres publiés', en: 'Published figures' },
      why: {
        fr: 'Colonnes month, cents, invoices, published_on, by.',
        en: 'Columns month, cents, invoices, published_on, by.',
      },
      with: { resource: 'sheet', operation: 'read', ...SHEET, options: {} },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    last: {
      use: 'code',
      name: { fr: 'Dernier chiffre de chaque mois', en: 'Last figure of each month' },
      why: {
        fr: 'Un mois refigé remplace le premier.',
        en: 'A month frozen again replaces the first.',
      },
      with: allItems(LAST),
    },
    again: {
      use: 'postgres',
      name: { fr: 'Recalculer', en: 'Compute anew' },
      why: {
        fr: 'En centimes : deux arrondis ne se disputent pas.',
        en: 'In cents, so that two roundings do not quarrel.',
      },
      with: asked(TOTALS, '={{ [$json.months] }}'),
      onError: 'continue',
      always: true,
      retry: [3, 30],
    },
    compare: {
      use: 'code',
      name: { fr: 'Comparer mois par mois', en: 'Compare month by month' },
      why: {
        fr: 'Montant et nombre : deux erreurs peuvent s’annuler.',
        en: 'Amount and number: two errors may cancel out.',
      },
      with: allItems({ fr: EUROS.fr + COMPARE.fr, en: EUROS.en + COMPARE.en }),
    },
    state: {
      use: 'switch',
      name: { fr: 'Que dire ?', en: 'What is there to say?' },
      why: { fr: 'Tout pareil : silence.', en: 'All the same: silence.' },
      with: cases({
        changed: text('={{ $json.state }}', 'equals', 'changed'),
        broken: text('={{ $json.state }}', 'equals', 'broken'),
      }),
    },
    touched: {
      use: 'postgres',
      name: { fr: 'Factures modifiées depuis', en: 'Invoices changed since' },
      why: {
        fr: 'Après la publication de leur mois. Numéro et montant, sans le client.',
        en: 'After their month was published. Number and amount, without the customer.',
      },
      with: asked(
        "SELECT p.month, number, ROUND(net * 100)::bigint AS cents, updated_at FROM invoices JOIN unnest(string_to_array($1, ','), string_to_array($2, ',')::timestamptz[]) AS p(month, since) ON to_char(issued_on, 'YYYY-MM') = p.month AND updated_at > p.since ORDER BY ABS(net) DESC, number LIMIT 1000",
        '={{ [$json.looked, $json.since] }}',
      ),
      onError: 'continue',
      always: true,
    },
    explain: {
      use: 'code',
      name: { fr: 'Expliquer l’écart', en: 'Explain the gap' },
      why: {
        fr: 'Cinq factures disent presque toujours pourquoi.',
        en: 'Five invoices nearly always tell why.',
      },
      with: allItems({ fr: EUROS.fr + EXPLAIN.fr, en: EUROS.en + EXPLAIN.en }),
    },
    tell: {
      use: 'mattermost',
      name: { fr: 'L’annoncer', en: 'Announce it' },
      why: { fr: 'À ceux qui ont publié.', en: 'To those who published.' },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: setting('channel'),
        message: {
          fr: "={{ $json.state ? '' : ':warning: Chiffres publiés qui ont changé : ' + $json.months + ' mois\\n' }}{{ $json.text }}",
          en: "={{ $json.state ? '' : ':warning: Published figures that changed: ' + $json.months + ' month(s)\\n' }}{{ $json.text }}",
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Écrire à défaut', en: 'Write instead' },
      why: { fr: 'L’écart n’attend pas le canal.', en: 'The gap does not wait for the channel.' },
      with: mailed(
        { from: setting('to'), to: setting('to') },
        { fr: 'Chiffres publiés : à lire', en: 'Published figures: to be read' },
        "={{ $('explain').isExecuted ? $('explain').first().json.text : $('compare').first().json.text }}",
      ),
    },
  },
  links: [
    'monday > settings > kind.no > rows > last > again > compare > state.changed > touched > explain > tell',
    'publish > settings',
    'kind.yes > month > valid.yes > figure > computed.yes > write > done',
    'valid.no > done',
    'computed.no > done',
    'state.broken > tell',
    'tell.error > mail',
  ],
  examples,
})
