import { answeredWithin } from '../../fragments/patience.ts'
import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './surveiller-noms-de-domaine.examples.ts'

const FACTS = `const { days } = $('settings').first().json;
const answers = $input.all().map(item => item.json);
return $('register').all().map(({ json: row }, at) => {
  const answer = answers[at];
  const base = { id: row.id, domain: row.domain, before: row.nameservers ?? '' };
  if (!Array.isArray(answer?.nameservers)) return { json: { ...base, state: 'unread' } };
  const nameservers = answer.nameservers.map(one => one.ldhName.toLowerCase()).sort().join(' ');
  const locked = (answer.status ?? []).some(one => one.includes('transfer prohibited')) ? 'yes' : 'no';
  const expires = (answer.events ?? []).find(one => one.eventAction === 'expiration')?.eventDate.slice(0, 10) ?? '';
  const isNew = !row.nameservers;
  const isChanged = !isNew && (nameservers !== row.nameservers || (row.locked === 'yes' && locked === 'no'));
  const isEnding = expires !== '' && expires < $now.plus({ days }).toISODate() && row.noted !== expires;
  const state = isChanged ? 'changed' : isEnding ? 'ending' : isNew ? 'new' : 'calm';
  return { json: { ...base, state, nameservers, locked, expires } };
});`

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Surveiller l’échéance et les serveurs de vos noms de domaine',
    problem:
      'La carte bancaire du bureau d’enregistrement a expiré, l’avis est parti à un ancien salarié, et le nom s’éteint un vendredi avec la messagerie. Ou bien quelqu’un l’a redirigé la nuit.',
    outcome:
      'Chaque matin, le registre public dit de chaque nom l’échéance, le verrou et les serveurs. Un changement demande confirmation ; une échéance à moins de quarante-cinq jours entre à l’agenda ; le reste se tait.',
    avoid:
      'Quelques extensions nationales n’ont pas de registre RDAP : le flux les dira illisibles, suivez-les ailleurs. Il ne voit pas vos autres enregistrements DNS.',
    approval:
      'Une personne dit si le changement vient de vous ; alors seulement la référence est réécrite. Un non, ou deux heures de silence, envoie un SMS à la direction.',
    failure:
      'Registre muet, domaine introuvable, agenda ou Airtable en panne : Teams nomme le domaine non contrôlé. Courriel refusé : le SMS part aussitôt.',
  },
  en: {
    title: 'Watch the deadlines and servers of your domain names',
    problem:
      'The card held by the registrar ran out, the notice went to somebody who left, and the name dies on a Friday, email included. Or somebody has redirected it overnight.',
    outcome:
      'Each morning the public registry tells deadline, lock and servers of every name. A change asks for confirmation; a deadline within forty-five days enters the calendar; the rest stays quiet.',
    avoid:
      'Some national endings have no RDAP registry: the flow will call them unreadable, so follow those elsewhere. Your other DNS records it does not see.',
    approval:
      'A person says whether the change is yours; only then is the reference rewritten. A no, or two hours of silence, sends a text to the management.',
    failure:
      'Registry silent, domain not found, calendar or Airtable down: Teams names the domain that went unchecked. Email refused: the text leaves at once.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin', en: 'Each morning' },
      why: {
        fr: 'Un nom détourné sert le jour même à lire votre courrier.',
        en: 'A hijacked name is used the same day to read your mail.',
      },
      with: at('45 6 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos contacts', en: 'Your contacts' },
      why: {
        fr: 'Une adresse hors de vos domaines : celle du domaine volé serait lue par un autre.',
        en: 'An address outside of your domains, since another would read the stolen one.',
      },
      with: fields({
        days: 45,
        base: { fr: 'identifiant de la base', en: 'id of the base' },
        table: { fr: 'Noms de domaine', en: 'Domain names' },
        from: 'n8n@votre-entreprise.example',
        keeper: 'astreinte@messagerie-tierce.example',
        sender: { fr: 'NomSMS', en: 'SMSname' },
        phone: { fr: 'numéro de la direction', en: 'number of the management' },
        calendar: { fr: 'identifiant de l’agenda', en: 'id of the calendar' },
        team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
        channel: { fr: 'identifiant du canal', en: 'id of the channel' },
      }),
    },
    register: {
      use: 'airtable',
      name: { fr: 'Vos noms', en: 'Your names' },
      why: {
        fr: 'Une ligne par nom, le reste vide la première fois : le flux le remplit.',
        en: 'A row a name, the rest empty at first: the flow fills it in.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byName("={{ $('settings').first().json.table }}"),
        returnAll: true,
        options: {},
      },
      onError: 'output',
      retry: [2, 10],
    },
    rdap: {
      use: 'httpRequest',
      name: { fr: 'Interroger le registre', en: 'Ask the registry' },
      why: {
        fr: 'Le registre fait foi, l’écran de votre prestataire non ; et il ne demande aucun compte.',
        en: 'The registry is the authority, not your supplier’s screen, and needs no account.',
      },
      with: {
        url: '=https://rdap.org/domain/{{ $json.domain }}',
        options: {
          timeout: 20000,
          batching: { batch: { batchSize: 1, batchInterval: 2000 } },
        },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    facts: {
      use: 'code',
      name: { fr: 'Comparer à la référence', en: 'Compare with the reference' },
      why: {
        fr: 'Un verrou ôté précède souvent un transfert : il compte autant que les serveurs.',
        en: 'A lock taken off often comes ahead of a transfer, so it counts like the servers.',
      },
      with: allItems(FACTS),
    },
    state: {
      use: 'switch',
      name: { fr: 'Changé, expirant, nouveau', en: 'Changed, ending, new' },
      why: {
        fr: 'Le changement passe avant l’échéance : il ne lui reste pas quarante jours.',
        en: 'Change goes before deadline: it does not have forty days.',
      },
      with: cases({
        changed: text('={{ $json.state }}', 'equals', 'changed'),
        ending: text('={{ $json.state }}', 'equals', 'ending'),
        new: text('={{ $json.state }}', 'equals', 'new'),
        unread: text('={{ $json.state }}', 'equals', 'unread'),
      }),
    },
    list: {
      use: 'aggregate',
      name: { fr: 'En une question', en: 'As one question' },
      why: {
        fr: 'Changer d’hébergeur touche tous les noms d’un coup.',
        en: 'A change of host moves all names at once.',
      },
      with: allIn('domains'),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Est-ce vous ?', en: 'Was it you?' },
      why: {
        fr: 'Deux heures : assez pour demander au prestataire, peu pour un voleur.',
        en: 'Two hours: enough to ask your supplier, little for a thief.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.keeper }}",
        subject: {
          fr: '=Domaines modifiés : {{ $json.domains.length }}',
          en: '=Domains changed: {{ $json.domains.length }}',
        },
        message: {
          fr: "={{ $json.domains.map(one => one.domain + ' : ' + one.before + ' → ' + one.nameservers).join('\\n') }}",
          en: "={{ $json.domains.map(one => one.domain + ': ' + one.before + ' → ' + one.nameservers).join('\\n') }}",
        },
        responseType: 'approval',
        approvalOptions: {
          values: {
            approvalType: 'double',
            approveLabel: { fr: 'Oui, c’est nous', en: 'Yes, it was us' },
            disapproveLabel: { fr: 'Non', en: 'No' },
          },
        },
        options: answeredWithin(2, 'hours'),
      },
      onError: 'output',
    },
    ours: {
      use: 'if',
      name: { fr: 'Confirmé ?', en: 'Confirmed?' },
      why: {
        fr: 'Dans le doute, la référence ne bouge pas : demain redemandera.',
        en: 'When in doubt the reference stays, and tomorrow asks again.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    each: {
      use: 'code',
      name: { fr: 'Nom par nom', en: 'Name by name' },
      why: {
        fr: 'Ce qui est inscrit est ce qui a été montré.',
        en: 'What is written down is what was shown.',
      },
      with: allItems("return $('list').first().json.domains.map(json => ({ json }));"),
    },
    update: {
      use: 'airtable',
      name: { fr: 'Écrire la référence', en: 'Write the reference' },
      why: {
        fr: 'À la première lecture, puis sur votre parole seulement.',
        en: 'At the first reading, and later on your word alone.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byName("={{ $('settings').first().json.table }}"),
        columns: columns(
          {
            id: '={{ $json.id }}',
            nameservers: '={{ $json.nameservers }}',
            locked: '={{ $json.locked }}',
          },
          ['id'],
        ),
        options: {},
      },
    },
    sms: {
      use: 'mailjet',
      name: { fr: 'Texto à la direction', en: 'Text the management' },
      why: {
        fr: 'Si le domaine est détourné, vos courriels n’arrivent peut-être plus.',
        en: 'With a hijacked domain your emails may no longer arrive.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: "={{ $('settings').first().json.sender }}",
        to: "={{ $('settings').first().json.phone }}",
        text: {
          fr: "=Domaine modifié sans confirmation : {{ $('list').first().json.domains.map(one => one.domain).join(', ') }}. Appelez le bureau d’enregistrement.",
          en: "=Domain changed, unconfirmed: {{ $('list').first().json.domains.map(one => one.domain).join(', ') }}. Ring the registrar.",
        },
      },
      retry: [3, 5],
    },
    event: {
      use: 'googleCalendar',
      name: { fr: 'Poser le renouvellement', en: 'Enter the renewal' },
      why: {
        fr: 'Demain matin : un rappel le jour de l’échéance arrive trop tard.',
        en: 'Tomorrow morning: a reminder on the day itself comes too late.',
      },
      with: {
        resource: 'event',
        operation: 'create',
        calendar: byId("={{ $('settings').first().json.calendar }}"),
        start: '={{ $now.plus({ days: 1 }).toISODate() }}T09:00:00',
        end: '={{ $now.plus({ days: 1 }).toISODate() }}T09:30:00',
        useDefaultReminders: true,
        additionalFields: {
          summary: {
            fr: '=Renouveler {{ $json.domain }} avant le {{ $json.expires }}',
            en: '=Renew {{ $json.domain }} before {{ $json.expires }}',
          },
        },
      },
      onError: 'output',
    },
    mark: {
      use: 'airtable',
      name: { fr: 'Noter l’échéance posée', en: 'Mark the deadline entered' },
      why: {
        fr: 'Un seul rendez-vous par échéance, pas quarante-cinq.',
        en: 'One appointment a deadline, not forty-five.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byName("={{ $('settings').first().json.table }}"),
        columns: columns(
          {
            id: "={{ $('facts').item.json.id }}",
            noted: "={{ $('facts').item.json.expires }}",
          },
          ['id'],
        ),
        options: {},
      },
    },
    tell: {
      use: 'teams',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Un nom disparu du registre se tait exactement comme un nom en ordre.',
        en: 'A name gone from the registry is just as quiet as one in order.',
      },
      with: postedInTeams({
        fr: "={{ !$('facts').isExecuted ? 'Noms de domaine : Airtable n’a pas répondu, rien n’a été contrôlé.' : $('facts').item.json.state === 'ending' ? $('facts').item.json.domain + ' : expire le ' + $('facts').item.json.expires + ', et l’agenda ne l’a pas noté.' : $('facts').item.json.domain + ' : registre illisible, ou domaine disparu. À vérifier à la main.' }}",
        en: "={{ !$('facts').isExecuted ? 'Domain names: Airtable did not answer, nothing was checked.' : $('facts').item.json.state === 'ending' ? $('facts').item.json.domain + ': expires on ' + $('facts').item.json.expires + ', and the calendar did not take it.' : $('facts').item.json.domain + ': registry unreadable, or domain gone. Check by hand.' }}",
      }),
    },
  },
  links: [
    'morning > settings > register > rdap > facts > state.changed > list > ask > ours.yes > each > update',
    'state.ending > event > mark',
    'state.new > update',
    'state.unread > tell',
    'ours.no > sms',
    'ask.error > sms',
    'event.error > tell',
    'register.error > tell',
  ],
  examples,
})
