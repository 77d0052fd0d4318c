import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { asked, posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './reperer-code-promo-echappe.examples.ts'

const CHANNEL = { fr: '#boutique', en: '#shop' }
const TOLD = byName("={{ $('settings').first().json.told }}")

/** A code is loose when it is used more than it was meant for, or by people it was not meant for. */
const weigh = (say: {
  readonly uses: string
  readonly cap: string
  readonly fresh: string
  readonly cost: string
  readonly end: string
}) =>
  `const { share, days } = $('settings').first().json
const since = $now.minus({ days }).toISODate()
const undone = ['cancelled', 'failed', 'trash', 'checkout-draft']
const all = $('orders').all().map(({ json }) => json).filter((one) => !undone.includes(one.status))
const bought = new Set(all.filter((one) => one.date_created < since).map((one) => one.billing.email.toLowerCase()))
const used = new Map()
for (const json of all)
  for (const coupon of json.coupon_lines ?? []) {
    const code = coupon.code.toLowerCase()
    const known = used.get(code) ?? { ever: 0, uses: 0, fresh: 0, cost: 0 }
    used.set(code, known)
    known.ever += 1
    if (json.date_created < since) continue
    known.uses += 1
    known.cost += Number(coupon.discount)
    if (!bought.has(json.billing.email.toLowerCase())) known.fresh += 1
  }
return $input.all().map(({ json }) => json).filter((rule) => used.get(String(rule.code).toLowerCase())?.uses > 0).map((rule) => {
  const { ever, uses, fresh, cost } = used.get(rule.code.toLowerCase())
  const over = rule.cap > 0 && ever > rule.cap
  const strangers = (rule.audience?.value ?? rule.audience) === 'clients' && uses >= 5 && fresh / uses > share
  const why = [over ? ever + '${say.cap}' + rule.cap : '', strangers ? fresh + '${say.fresh}' : ''].filter(Boolean).join(', ')
  const line = rule.code + ' (' + rule.meant_for + ')${say.uses}' + uses + ', ' + why + '${say.cost}' + Math.round(cost) + '${say.end}'
  return { json: { code: rule.code, coupon: rule.coupon_id, uses, fresh, cost: Math.round(cost), loose: over || strangers, line, mark: rule.code + '/' + $now.toFormat('kkkk-WW') } }
})`

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Repérer un code promo sorti de son public',
    problem:
      'Le code de moins vingt pour cent envoyé à trente clients fidèles se retrouve sur un site de bons plans. Pendant deux semaines, des inconnus qui auraient payé plein tarif s’en servent, et le mois est excellent sauf en marge.',
    outcome:
      'Chaque matin, les commandes sont comparées à ce que chaque code devait être : combien d’usages en tout, et pour qui. Un code qui déborde est signalé dans Slack avec son coût ; un bouton le fait expirer.',
    avoid:
      'Des codes personnels à usage unique n’ont pas besoin de surveillance : préférez-les. Un code donné à la radio est fait pour circuler.',
    approval:
      'Le flux ne coupe rien de lui-même. Un refus ou six heures de silence laissent le code en service, et la question ne revient pas avant la semaine suivante.',
    failure:
      'Boutique ou Baserow muet : Slack l’apprend, et rien n’est conclu. Si la boutique refuse d’arrêter le code, le message dit de le faire à la main, car il sert encore.',
  },
  en: {
    title: 'Spot a promo code that has escaped its audience',
    problem:
      'The twenty-per-cent code sent to thirty loyal customers turns up on a bargain site. For two weeks strangers who would have paid full price use it, and the month is excellent except for the margin.',
    outcome:
      'Each morning orders are compared with what each code was meant to be: how many uses in all, and by whom. A code that spills over is told in Slack with its cost; one button makes it expire.',
    avoid:
      'Personal codes for one use need no watching: prefer them. A code given out on the radio is meant to travel.',
    approval:
      'The flow stops nothing by itself. A no, or six hours of silence, leaves the code in use, and the question does not come back before next week.',
    failure:
      'Shop or Baserow silent: Slack is told, and nothing is concluded. If the shop refuses to stop the code, the message says to do it by hand, as it is still being used.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin, 7 h', en: 'Each morning, 7 am' },
      why: {
        fr: 'Un code publié un soir coûte surtout le lendemain.',
        en: 'A code published one evening costs most the next day.',
      },
      with: at('0 7 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Un cinquième d’inconnus se tolère : les clients ont des amis.',
        en: 'A fifth of strangers is tolerable: customers have friends.',
      },
      with: fields({
        days: 7,
        months: 12,
        share: 0.2,
        told: 'loose_codes_told',
        shop: 'https://boutique.votre-entreprise.example',
        table: { fr: 'numéro de la table Baserow', en: 'number of the Baserow table' },
      }),
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes de l’année', en: 'The year’s orders' },
      why: {
        fr: 'La semaine pour alerter, l’année pour le total et pour reconnaître un ancien client.',
        en: 'The week for the alert, the year for the total and for telling who is a customer already.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: {
          after: "={{ $now.minus({ months: $('settings').first().json.months }).toISO() }}",
        },
      },
      onError: 'output',
      retry: [3, 20],
    },
    rules: {
      use: 'baserow',
      name: { fr: 'Ce que chaque code devait être', en: 'What each code was meant to be' },
      why: {
        fr: 'Colonnes code, meant_for, audience, cap, coupon_id. Un code absent n’est pas surveillé.',
        en: 'Columns code, meant_for, audience, cap, coupon_id. A code not listed is not watched.',
      },
      with: {
        authentication: 'databaseToken',
        resource: 'row',
        operation: 'getAll',
        tableId: "={{ $('settings').first().json.table }}",
        returnAll: true,
        additionalOptions: {},
      },
      once: true,
      onError: 'continue',
      retry: [3, 10],
    },
    read: {
      use: 'if',
      name: { fr: 'Vraiment lus ?', en: 'Really read?' },
      why: {
        fr: 'Hors d’atteinte, Baserow rend les commandes qu’il a reçues, sans erreur.',
        en: 'Out of reach, Baserow hands back the orders it was given, without an error.',
      },
      with: all(isTrue('={{ $json.code !== undefined }}')),
    },
    weigh: {
      use: 'code',
      name: { fr: 'Compter par code', en: 'Count by code' },
      why: {
        fr: 'Trop d’usages, ou trop de premières commandes : deux fuites différentes.',
        en: 'Too many uses, or too many first orders: two different leaks.',
      },
      with: allItems(
        inBoth(weigh, {
          fr: {
            uses: ' : usages cette semaine ',
            cap: ' en tout pour ',
            fresh: ' nouveaux clients',
            cost: ', remises de ',
            end: ' €',
          },
          en: {
            uses: ': uses this week ',
            cap: ' in all for ',
            fresh: ' new customers',
            cost: ', discounts of €',
            end: '',
          },
        }),
      ),
    },
    loose: {
      use: 'filter',
      name: { fr: 'Qui débordent', en: 'Those that spill over' },
      why: {
        fr: 'Un code sage ne fait pas de bruit.',
        en: 'A code that behaves makes no noise.',
      },
      with: all(isTrue('={{ $json.loose }}')),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas déjà dit cette semaine', en: 'Not told this week' },
      why: {
        fr: 'Une question refusée le lundi n’est pas reposée le mardi.',
        en: 'A question refused on Monday is not asked on Tuesday.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TOLD,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'mark', keyValue: '={{ $json.mark }}' }] },
      },
    },
    each: {
      use: 'splitInBatches',
      name: { fr: 'Un code à la fois', en: 'One code at a time' },
      why: {
        fr: 'Une réponse par code : on peut garder l’un et arrêter l’autre.',
        en: 'One answer a code: one may be kept and another stopped.',
      },
      with: { batchSize: 1, options: {} },
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter la question', en: 'Note the question' },
      why: {
        fr: 'Avant d’attendre : le flux de demain tourne peut-être déjà.',
        en: 'Before waiting, as tomorrow’s run may have begun.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TOLD,
        columns: columns({ mark: '={{ $json.mark }}' }),
        options: {},
      },
    },
    ask: {
      use: 'slack',
      name: { fr: 'Arrêter ce code ?', en: 'Stop this code?' },
      why: {
        fr: 'Qui a lancé l’opération sait si elle devait grandir.',
        en: 'Whoever launched the offer knows if it was to grow.',
      },
      with: asked(
        CHANNEL,
        "={{ $('each').item.json.line }}",
        [
          { fr: 'Arrêter le code', en: 'Stop the code' },
          { fr: 'Le laisser', en: 'Leave it' },
        ],
        6,
      ),
    },
    yes: {
      use: 'if',
      name: { fr: 'L’arrêter ?', en: 'Stop it?' },
      why: {
        fr: 'Sans réponse, le client de bonne foi garde son code.',
        en: 'Without an answer customers in good faith keep their code.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    stop: {
      use: 'httpRequest',
      name: { fr: 'Le faire expirer hier', en: 'Expire it yesterday' },
      why: {
        fr: 'Expiré, non supprimé : les commandes passées gardent leur trace.',
        en: 'Expired rather than deleted, so that past orders keep their trace.',
      },
      with: {
        method: 'PUT',
        url: "={{ $('settings').first().json.shop }}/wp-json/wc/v3/coupons/{{ $('each').item.json.coupon }}",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'wooCommerceApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify({ date_expires: $now.minus({ days: 1 }).toISODate() }) }}',
        options: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    hush: {
      use: 'dataTable',
      name: { fr: 'Se taire la semaine suivante', en: 'Stay silent next week' },
      why: {
        fr: 'Ses derniers usages comptent encore sept jours ; le code, lui, est mort.',
        en: 'Its last uses count for seven days more, but the code is dead.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TOLD,
        columns: columns({
          mark: "={{ $('each').item.json.code + '/' + $now.plus({ weeks: 1 }).toFormat('kkkk-WW') }}",
        }),
        options: {},
      },
    },
    done: {
      use: 'slack',
      name: { fr: 'Dire qu’il est arrêté', en: 'Say it is stopped' },
      why: {
        fr: 'Le service client sait quoi répondre à qui le réclame.',
        en: 'Support knows what to answer those who ask for it.',
      },
      with: posted(CHANNEL, {
        fr: "={{ $('each').item.json.code }} n’est plus accepté. Un client fidèle s’en plaint ? Donnez-lui un code personnel.",
        en: "={{ $('each').item.json.code }} is no longer accepted. A loyal customer complains? Give them a personal code.",
      }),
    },
    still: {
      use: 'slack',
      name: { fr: 'À arrêter à la main', en: 'To be stopped by hand' },
      why: {
        fr: 'On croit le code mort, et il coûte encore.',
        en: 'The code is thought dead, and goes on costing.',
      },
      with: posted(CHANNEL, {
        fr: "=La boutique refuse d’arrêter {{ $('each').item.json.code }} ({{ $json.error.message ?? $json.error }}). Faites-le dans WooCommerce, Codes promo.",
        en: "=The shop refuses to stop {{ $('each').item.json.code }} ({{ $json.error.message ?? $json.error }}). Do it in WooCommerce, Coupons.",
      }),
    },
    broken: {
      use: 'slack',
      name: { fr: 'Rien n’a été comparé', en: 'Nothing was compared' },
      why: {
        fr: 'Pas d’alerte doit vouloir dire : rien ne déborde.',
        en: 'No alert has to mean that nothing spills over.',
      },
      with: posted(CHANNEL, {
        fr: "=Codes promo non vérifiés : {{ $json.error?.message ?? $json.error ?? 'Baserow ne répond pas' }}",
        en: "=Promo codes not checked: {{ $json.error?.message ?? $json.error ?? 'Baserow does not answer' }}",
      }),
      once: true,
    },
  },
  links: [
    'morning > settings > orders > rules > read.yes > weigh > loose > fresh > each.each > mark > ask > yes.yes > stop > hush > done > each',
    'yes.no > each',
    'stop.error > still > each',
    'orders.error > broken',
    'read.no > broken',
  ],
  examples,
})
