import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { JOIN, JUDGE, KEYS } from './surveiller-rebonds-et-plaintes.code.ts'
import { examples } from './surveiller-rebonds-et-plaintes.examples.ts'

const CHANNEL = { fr: '#emailing', en: '#mailings' }
const TABLE = byName('mailing_alerts')
const figures = (statistics: string): Params => ({
  url: 'https://api.brevo.com/v3/emailCampaigns',
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'sendInBlueApi',
  sendQuery: true,
  queryParameters: {
    parameters: [
      { name: 'status', value: 'sent' },
      { name: 'statistics', value: statistics },
      { name: 'startDate', value: '={{ $now.toUTC().minus({ days: 3 }).toISO() }}' },
      { name: 'endDate', value: '={{ $now.toUTC().toISO() }}' },
      { name: 'limit', value: '50' },
    ],
  },
  options: {},
})

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Voir rebonds et plaintes avant la campagne suivante',
    problem:
      'Un fichier de salon est entré dans la liste. Mardi, une adresse sur vingt n’existait pas, et Orange a refusé la moitié des envois ; personne n’a ouvert les statistiques. La campagne de jeudi part sur la même liste, et même les factures finissent dans les indésirables.',
    outcome:
      'Toutes les deux heures en journée, les campagnes que Brevo a envoyées depuis trois jours sont relues : plaintes, adresses inexistantes, désinscriptions, puis refus temporaires fournisseur par fournisseur. Ce qui atteint un seuil paraît dans Slack, une fois par campagne et par motif : assez tôt pour suspendre la suivante.',
    avoid:
      'Sous 200 envois, une plainte suffit à fausser le taux : ces campagnes sont laissées. Gmail ne rend pas ses plaintes à Brevo ; suivez-les dans Postmaster Tools. Les envois transactionnels ne sont pas lus.',
    approval:
      'Rien n’est suspendu ni effacé. Vous cherchez d’où viennent les adresses, puis vous décidez de la prochaine campagne. Les seuils des réglages sont prudents, à accorder à votre secteur.',
    failure:
      'Brevo muet, ou cinquante campagnes en trois jours : Slack dit ce qui n’a pas été lu, et le redit deux heures plus tard. Si Slack refuse l’alerte, elle n’est pas marquée : le passage suivant la tente encore.',
  },
  en: {
    title: 'See bounces and complaints before the next campaign',
    problem:
      'A list from a trade fair found its way in. On Tuesday one address in twenty did not exist, and Orange refused half of the mailing; nobody opened the statistics. Thursday’s campaign goes to the same list, and even invoices end up in junk folders.',
    outcome:
      'Every two hours by day, the campaigns that Brevo sent in the last three days are read: complaints, addresses that do not exist, unsubscriptions, then temporary refusals provider by provider. What reaches a limit shows in Slack, once a campaign and reason: early enough to hold the next one back.',
    avoid:
      'Under 200 messages one complaint distorts the rate: those campaigns are left out. Gmail does not hand its complaints to Brevo; watch them in Postmaster Tools. Transactional messages are not read.',
    approval:
      'Nothing is suspended or erased. You look where the addresses came from, then decide about the next campaign. The limits in the settings are cautious ones, to be fitted to your trade.',
    failure:
      'Brevo silent, or fifty campaigns in three days: Slack says what went unread, and again two hours later. Should Slack refuse an alert, it is not marked and the next round tries once more.',
  },
  nodes: {
    often: {
      use: 'scheduleTrigger',
      name: { fr: 'Toutes les deux heures', en: 'Every two hours' },
      why: {
        fr: 'La plupart des rebonds arrivent dans la journée.',
        en: 'Most bounces come within the day.',
      },
      with: at('20 8-20/2 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils, en pour cent', en: 'Your limits, in per cent' },
      why: {
        fr: 'refused : refus temporaires d’un même fournisseur. least : envois en dessous desquels rien n’est dit, quatre fois moins pour un fournisseur.',
        en: 'refused: temporary refusals of one provider. least: below that many messages nothing is said, a quarter of it for a provider.',
      },
      with: fields({ complaints: 0.1, hard: 2, unsubscribed: 1, refused: 20, least: 200 }),
    },
    totals: {
      use: 'httpRequest',
      name: { fr: 'Chiffres d’ensemble', en: 'Overall figures' },
      why: {
        fr: 'Par l’interface de Brevo : son nœud ne connaît que contacts et envois.',
        en: 'By Brevo’s API: its node knows contacts and messages alone.',
      },
      with: figures('globalStats'),
      onError: 'continue',
      retry: [3, 10],
    },
    providers: {
      use: 'httpRequest',
      name: { fr: 'Chiffres par fournisseur', en: 'Figures by provider' },
      why: {
        fr: 'Brevo ne rend qu’une sorte de chiffres à la fois.',
        en: 'Brevo returns one kind of figures at a time.',
      },
      with: figures('statsByDomain'),
      onError: 'continue',
      retry: [3, 10],
    },
    judge: {
      use: 'code',
      name: { fr: 'Comparer aux seuils', en: 'Hold against the limits' },
      why: {
        fr: 'Une moyenne correcte peut cacher un fournisseur qui refuse tout.',
        en: 'A fair average may hide a provider that refuses everything.',
      },
      with: allItems(JUDGE),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Alerte, ou non lu', en: 'Alert, or unread' },
      why: {
        fr: 'Sans chiffres, on ne peut pas dire que tout va bien.',
        en: 'Without figures nobody can say that all is well.',
      },
      with: cases({
        alert: text('={{ $json.kind }}', 'equals', 'alert'),
        blind: text('={{ $json.kind }}', 'equals', 'blind'),
      }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore dite', en: 'Not said yet' },
      why: {
        fr: 'Vingt passages en trois jours, une seule alerte. Table à une colonne : key.',
        en: 'Twenty rounds in three days, a single alert. A table of one column: key.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: '={{ $json.key }}' }] },
      },
    },
    join: {
      use: 'code',
      name: { fr: 'Un seul message', en: 'A single message' },
      why: {
        fr: 'Trois motifs d’une même liste se lisent ensemble.',
        en: 'Three reasons about one list are read together.',
      },
      with: allItems(JOIN),
    },
    tell: {
      use: 'slack',
      name: { fr: 'Alerter', en: 'Alert' },
      why: {
        fr: 'Là où l’on annonce déjà les envois.',
        en: 'Where mailings are announced already.',
      },
      with: posted(CHANNEL, {
        fr: '=:rotating_light: Avant la prochaine campagne :\n{{ $json.lines }}',
        en: '=:rotating_light: Before the next campaign:\n{{ $json.lines }}',
      }),
      retry: [3, 5],
    },
    keys: {
      use: 'code',
      name: { fr: 'Reprendre les motifs', en: 'Take the reasons again' },
      why: {
        fr: 'Slack n’a rendu que son accusé.',
        en: 'Slack returned its receipt alone.',
      },
      with: allItems(KEYS),
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Marquer comme dites', en: 'Mark as said' },
      why: {
        fr: 'Après le message, jamais avant.',
        en: 'After the message, never before.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ key: '={{ $json.key }}' }),
        options: {},
      },
    },
    blind: {
      use: 'slack',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Une clé d’accès révoquée ressemblerait sinon à une semaine calme.',
        en: 'A revoked key would otherwise look like a quiet week.',
      },
      with: posted(CHANNEL, '=:warning: {{ $json.why }}'),
      retry: [3, 5],
    },
  },
  links: [
    'often > settings > totals > providers > judge > kind.alert > fresh > join > tell > keys > mark',
    'kind.blind > blind',
  ],
  examples,
  related: ['controler-spf-dkim-dmarc', 'arreter-campagne-fautive'],
})
