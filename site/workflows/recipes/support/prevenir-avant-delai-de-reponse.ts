import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './prevenir-avant-delai-de-reponse.examples.ts'

/** Minutes that passed while the desk was open, day by day. */
const LEFT = `const { opens, closes, holidays, targets } = $('settings').first().json;
const openMinutes = (from) => {
  let sum = 0;
  for (let day = from.startOf('day'); day <= $now; day = day.plus({ days: 1 })) {
    if (day.weekday > 5 || holidays.includes(day.toISODate())) continue;
    const start = Math.max(day.plus({ hours: opens }).toMillis(), from.toMillis());
    const end = Math.min(day.plus({ hours: closes }).toMillis(), $now.toMillis());
    sum += Math.max(0, end - start) / 60000;
  }
  return sum;
};
return $input.all().map(({ json: ticket }) => {
  const target = targets[ticket.priority] ?? targets.normal;
  const left = Math.floor(target - openMinutes(DateTime.fromISO(ticket.created_at).setZone($now.zoneName)));
  const state = left < 0 ? 'late' : left <= target / 4 ? 'soon' : 'safe';
  return { json: { ticket: ticket.id, subject: ticket.subject, state, left, key: ticket.id + '-' + state } };
});`

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Prévenir avant que le délai de réponse ne soit dépassé',
    problem:
      'Le contrat promet une réponse en deux heures ouvrées. Le ticket du vendredi à 17 h dort jusqu’au lundi, on compte les heures de tête, et c’est le client qui annonce le dépassement.',
    outcome:
      'Tous les quarts d’heure, les tickets sans réponse sont mesurés en minutes d’ouverture, fériés exclus. Au dernier quart du délai l’équipe est prévenue ; au dépassement, un SMS part. Chaque ticket alerte une fois par étape.',
    avoid:
      'Les offres supérieures de Zendesk comptent déjà ainsi : utilisez-les si vous les payez. Et si la moitié des tickets dépasse, il manque des bras, pas des alertes.',
    approval:
      'Le flux alerte et note le ticket. À qui il revient, et ce qu’on promet au client, se décide dans l’équipe.',
    failure:
      'Mattermost muet : la liste part par SMS. Zendesk muet trois fois de suite : un SMS le dit, car un silence passerait pour une matinée calme.',
  },
  en: {
    title: 'Warn before the time to answer a ticket runs out',
    problem:
      'The contract promises an answer within two working hours. Friday’s five o’clock ticket sleeps till Monday, hours are reckoned by heart, and it is the customer who reports the breach.',
    outcome:
      'Every quarter of an hour, unanswered tickets are measured in opening minutes, holidays left out. In the last quarter of the term the team is told; past it, a text goes out. A ticket alerts once a stage.',
    avoid:
      'Zendesk’s higher plans count this way already, so use them if you pay for them. And where half of all tickets are late, you lack hands, not alerts.',
    approval:
      'The flow alerts and adds a note. Who takes the ticket, and what the customer is promised, is settled in the team.',
    failure:
      'Mattermost silent: the list goes by text message. Zendesk silent three times in a row: a text says so, since silence would pass for a calm morning.',
  },
  nodes: {
    tick: {
      use: 'scheduleTrigger',
      name: { fr: 'Tous les quarts d’heure', en: 'Every quarter of an hour' },
      why: {
        fr: 'Aux heures d’ouverture seulement : la nuit, le compteur est arrêté.',
        en: 'In opening hours only: at night the clock stands still.',
      },
      with: at('*/15 8-17 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos engagements', en: 'Your promises' },
      why: {
        fr: 'Délais en minutes d’ouverture, recopiés du contrat.',
        en: 'Terms in opening minutes, copied from the contract.',
      },
      with: fields({
        opens: 8,
        closes: 18,
        holidays: list(['2026-12-25', '2027-01-01']),
        targets: { as: 'object', value: '{"urgent":60,"high":120,"normal":480,"low":960}' },
        channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        number: { fr: 'numéro d’envoi', en: 'number to send from' },
        lead: { fr: 'numéro du responsable', en: 'the lead’s number' },
        table: { fr: 'alertes de délai', en: 'deadline alerts' },
      }),
    },
    open: {
      use: 'zendesk',
      name: { fr: 'Tickets sans réponse', en: 'Unanswered tickets' },
      why: {
        fr: 'L’état « nouveau » tombe dès la première réponse d’un agent.',
        en: 'The status “new” goes as soon as an agent answers.',
      },
      with: {
        resource: 'ticket',
        operation: 'getAll',
        ticketType: 'regular',
        returnAll: true,
        options: { status: 'new', sortBy: 'created_at', sortOrder: 'asc' },
      },
      onError: 'output',
    },
    left: {
      use: 'code',
      name: { fr: 'Minutes qui restent', en: 'Minutes left' },
      why: {
        fr: 'De vendredi 17 h à lundi 8 h 30, il ne s’est écoulé qu’une heure et demie.',
        en: 'From Friday at five to Monday at half past eight is an hour and a half.',
      },
      with: allItems(LEFT),
    },
    watch: {
      use: 'filter',
      name: { fr: 'À surveiller', en: 'To be watched' },
      why: {
        fr: 'Au-delà d’un quart du délai restant, personne n’a rien à savoir.',
        en: 'With more than a quarter left, nobody needs to know.',
      },
      with: all(text('={{ $json.state }}', 'notEquals', 'safe')),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore signalé', en: 'Not reported yet' },
      why: {
        fr: 'Une alerte répétée quatre fois par heure finit en sourdine.',
        en: 'An alert repeated four times an hour ends up muted.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName("={{ $('settings').first().json.table }}"),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: '={{ $json.key }}' }] },
      },
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir l’étape', en: 'Remember the stage' },
      why: {
        fr: 'Une ligne pour « bientôt », une autre pour « dépassé ».',
        en: 'One row for “soon”, another for “late”.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName("={{ $('settings').first().json.table }}"),
        columns: columns({ key: '={{ $json.key }}' }),
        options: {},
      },
    },
    line: {
      use: 'set',
      name: { fr: 'Écrire la ligne', en: 'Write the line' },
      why: {
        fr: 'Le temps restant dit par lequel commencer.',
        en: 'The time left tells which one to begin with.',
      },
      with: fields(
        {
          ticket: "={{ $('fresh').item.json.ticket }}",
          state: "={{ $('fresh').item.json.state }}",
          line: {
            fr: "={{ '#' + $('fresh').item.json.ticket + ' ' + $('fresh').item.json.subject + ' : ' + ($('fresh').item.json.left < 0 ? 'dépassé de ' : 'reste ') + Math.abs($('fresh').item.json.left) + ' min' }}",
            en: "={{ '#' + $('fresh').item.json.ticket + ' ' + $('fresh').item.json.subject + ': ' + Math.abs($('fresh').item.json.left) + ' min ' + ($('fresh').item.json.left < 0 ? 'over' : 'left') }}",
          },
        },
        { alone: true },
      ),
    },
    level: {
      use: 'switch',
      name: { fr: 'Bientôt ou dépassé ?', en: 'Soon or late?' },
      why: {
        fr: 'Ce qu’on peut encore sauver va à l’équipe, le reste à qui rend des comptes.',
        en: 'What can still be saved goes to the team, the rest to whoever answers for it.',
      },
      with: cases({ soon: text('={{ $json.state }}', 'equals', 'soon') }),
    },
    soon: {
      use: 'aggregate',
      name: { fr: 'Liste à sauver', en: 'List to save' },
      why: {
        fr: 'Un message, même quand dix tickets mûrissent ensemble.',
        en: 'One message, even when ten tickets ripen together.',
      },
      with: gathered('line'),
    },
    tell: {
      use: 'mattermost',
      name: { fr: 'Prévenir l’équipe', en: 'Tell the team' },
      why: {
        fr: 'Là où l’on se répartit les tickets, pas dans une boîte aux lettres.',
        en: 'Where tickets are shared out, not in somebody’s mailbox.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: "={{ $json.line.join('\\n') }}",
        otherOptions: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    mark: {
      use: 'zendesk',
      name: { fr: 'Noter le dépassement', en: 'Note the breach' },
      why: {
        fr: 'Qui répond voit qu’il faut d’abord s’excuser. Les étiquettes, elles, seraient remplacées.',
        en: 'Whoever answers sees that an apology comes first. Tags would be overwritten.',
      },
      with: {
        resource: 'ticket',
        operation: 'update',
        id: '={{ $json.ticket }}',
        updateFields: { internalNote: '={{ $json.line }}' },
      },
      onError: 'continue',
    },
    late: {
      use: 'aggregate',
      name: { fr: 'Liste dépassée', en: 'List of the late' },
      why: { fr: 'Un SMS, pas un par ticket.', en: 'One text, not one a ticket.' },
      with: gathered('line'),
    },
    phone: {
      use: 'twilio',
      name: { fr: 'Texto au responsable', en: 'Text the lead' },
      why: {
        fr: 'Le seul canal qui ne dépend ni de Zendesk ni de Mattermost.',
        en: 'The one channel that needs neither Zendesk nor Mattermost.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: "={{ $('settings').first().json.number }}",
        to: "={{ $('settings').first().json.lead }}",
        message: {
          fr: "={{ $json.silences ? 'Zendesk ne répond plus : délais non surveillés.' : $json.error ? 'Mattermost muet. ' + $('soon').first().json.line.join(' ; ') : $json.line.join(' ; ') }}",
          en: "={{ $json.silences ? 'Zendesk is silent: nobody is watching deadlines.' : $json.error ? 'Mattermost silent. ' + $('soon').first().json.line.join('; ') : $json.line.join('; ') }}",
        },
        options: {},
      },
      retry: [3, 5],
    },
    misses: {
      use: 'redis',
      name: { fr: 'Compter les silences', en: 'Count the silences' },
      why: {
        fr: 'Le compteur s’efface seul au bout de quarante minutes sans échec.',
        en: 'The counter clears itself after forty minutes without a miss.',
      },
      with: { operation: 'incr', key: 'silences', expire: true, ttl: 2400 },
    },
    third: {
      use: 'filter',
      name: { fr: 'Troisième silence', en: 'Third silence' },
      why: {
        fr: 'Un hoquet de cinq minutes ne gêne personne ; une demi-heure, si.',
        en: 'A hiccup of five minutes disturbs nobody; half an hour does.',
      },
      with: all(amount('={{ $json.silences }}', 'equals', 3)),
    },
  },
  links: [
    'tick > settings > open > left > watch > fresh > remember > line > level.soon > soon > tell',
    'level.other > mark',
    'level.other > late > phone',
    'tell.error > phone',
    'open.error > misses > third > phone',
  ],
  examples,
})
