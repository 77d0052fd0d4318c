import { allItems } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { byId, byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { sent, unmarked } from '../../fragments/telegram.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './trouver-remplacant-du-jour.examples.ts'

/** Rest is owed before and after the shift; whoever has replaced least is asked first. */
const WHO = `const { rest, most } = $('settings').first().json;
const { day, skill, ...form } = $('absence').first().json;
const clock = (text) => {
  const [, hour, minute = '00'] = /^([0-9]{1,2})[h:.]?([0-9]{2})?$/i.exec(String(text).replace(/\\s/g, '')) ?? [];
  return hour < 24 && minute < 60 ? hour.padStart(2, '0') + ':' + minute : '';
};
const from = clock(form.from);
const to = clock(form.to);
if (from === '' || to === '') return [{ json: { shift: form.from + ' – ' + form.to, odd: true, people: [] } }];
const start = DateTime.fromISO(day + 'T' + from);
const end = to > from ? DateTime.fromISO(day + 'T' + to) : DateTime.fromISO(day + 'T' + to).plus({ days: 1 });
const rows = $input.all().map(({ json }) => json);
const plain = (text) => String(text ?? '').trim().toLowerCase();
const able = rows
  .filter((one) => one.chat && String(one.skills ?? '').split(',').map(plain).includes(plain(skill)))
  .filter((one) => !one.last_end || DateTime.fromISO(one.last_end).plus({ hours: rest }) <= start)
  .filter((one) => !one.next_start || end.plus({ hours: rest }) <= DateTime.fromISO(one.next_start))
  .sort((a, b) => Number(a.replaced ?? 0) - Number(b.replaced ?? 0) || plain(a.name).localeCompare(plain(b.name)))
  .slice(0, most);
const shift = start.toFormat('dd/MM HH:mm') + ' – ' + end.toFormat('HH:mm');
return [{ json: { shift, skill, from: start.toFormat('yyyy-MM-dd HH:mm'), to: end.toFormat('yyyy-MM-dd HH:mm'), people: able.map(({ name, chat }) => ({ name, chat: String(chat), shift })) } }];`

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Trouver un remplaçant pour un poste du jour',
    problem:
      'À six heures, un aide-soignant se dit malade. Le cadre appelle sept collègues dans l’ordre du carnet : deux sortent de nuit, deux n’ont pas la qualification, et c’est toujours la même qui finit par dire oui.',
    outcome:
      'Le flux ne garde que ceux qui ont la qualification et leurs onze heures de repos avant et après. Il leur écrit un par un sur Telegram, en commençant par qui a le moins remplacé. Le premier oui est inscrit, et le cadre prévenu.',
    avoid:
      'Cinq silences prennent une heure quarante : pour un poste qui commence dans l’heure, téléphonez. Les durées maximales de la semaine ne sont pas calculées. N’écrivez pas à des salariés en congé ou en arrêt ; retirez-les de la liste.',
    approval:
      'Chacun est libre de refuser, et un silence de vingt minutes vaut refus sans suite. Le cadre peut défaire ce qui a été inscrit.',
    failure:
      'Un message qui ne part pas fait passer au suivant. Sans personne, si l’horaire est illisible ou si la feuille ne s’ouvre pas, le cadre l’apprend tout de suite et téléphone.',
  },
  en: {
    title: 'Find somebody to stand in on a shift today',
    problem:
      'At six in the morning a care assistant calls in sick. The manager rings seven colleagues in the order of a notebook: two have come off a night, two lack the qualification, and the same one always ends up saying yes.',
    outcome:
      'Only those with the qualification and eleven hours of rest before and after are kept. The flow writes to them one at a time on Telegram, starting with who has stood in least. The first yes is entered and the manager told.',
    avoid:
      'Five silences take an hour and forty minutes: for a shift that begins within the hour, telephone. Weekly limits are not worked out. Do not write to people on leave or off sick; take them off the list.',
    approval:
      'Everybody is free to decline, and twenty minutes of silence is a refusal without consequence. The manager may undo what was entered.',
    failure:
      'A message that does not leave means the next person is asked. With nobody left, hours that make no sense, or a sheet that cannot be read, the manager hears at once and picks up the telephone.',
  },
  nodes: {
    absence: {
      use: 'formTrigger',
      name: { fr: 'Poste à pourvoir', en: 'Shift to fill' },
      why: {
        fr: 'Quatre champs, sans le motif de l’absence : il ne regarde personne.',
        en: 'Four fields and no reason for the absence, which is nobody’s business.',
      },
      with: form(
        { fr: 'Chercher un remplaçant', en: 'Find a stand-in' },
        [
          field('day', { fr: 'Jour', en: 'Day' }, { type: 'date' }),
          field('from', { fr: 'Début (06:45)', en: 'From (06:45)' }),
          field('to', { fr: 'Fin (14:15)', en: 'To (14:15)' }),
          field('skill', { fr: 'Qualification', en: 'Qualification' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Le repos dû, le nombre de personnes à solliciter, et qui prévenir.',
        en: 'The rest owed, how many people to ask, and whom to tell.',
      },
      with: fields(
        {
          rest: 11,
          most: 5,
          sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
          manager: '900100',
        },
        { alone: true },
      ),
    },
    staff: {
      use: 'googleSheets',
      name: { fr: 'Lire l’équipe', en: 'Read the team' },
      why: {
        fr: 'Colonnes name, chat, skills, last_end, next_start et replaced ; les trois dernières comptent, par formule, l’onglet Remplacements.',
        en: 'Columns name, chat, skills, last_end, next_start and replaced; formulas make the last three count the tab Replacements.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Équipe', en: 'Team' }),
        options: {},
      },
      onError: 'output',
      retry: [2, 3],
    },
    who: {
      use: 'code',
      name: { fr: 'Qui peut, dans quel ordre', en: 'Who can, in which order' },
      why: {
        fr: 'La règle de repos avant tout, puis le tour de rôle.',
        en: 'The rule of rest first, then taking turns.',
      },
      with: allItems(WHO),
    },
    some: {
      use: 'if',
      name: { fr: 'Quelqu’un peut ?', en: 'Can anybody?' },
      why: {
        fr: 'Personne de disponible se sait à la première minute, pas à la quarantième.',
        en: 'That nobody can is known in the first minute, not the fortieth.',
      },
      with: all(amount('={{ $json.people.length }}', 'gt', 0)),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une personne à la fois', en: 'One person at a time' },
      why: {
        fr: 'Écrire à tous à la fois récompense le téléphone le plus proche.',
        en: 'Writing to all at once rewards the nearest telephone.',
      },
      with: { fieldToSplitOut: 'people', options: {} },
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Puis la suivante', en: 'Then the next' },
      why: {
        fr: 'On ne passe à quelqu’un d’autre qu’après un non ou un silence.',
        en: 'Somebody else is asked only after a no or a silence.',
      },
      with: { batchSize: 1, options: {} },
    },
    ask: {
      use: 'telegram',
      name: { fr: 'Proposer le poste', en: 'Offer the shift' },
      why: {
        fr: 'Deux boutons et l’horaire ; ni le nom ni la raison de l’absent.',
        en: 'Two buttons and the hours; neither name nor reason of who is away.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        chatId: '={{ $json.chat }}',
        message: unmarked({
          fr: '={{ $json.name }}, pouvez-vous remplacer le {{ $json.shift }} ? Vous êtes libre de dire non.',
          en: '={{ $json.name }}, can you stand in on {{ $json.shift }}? You are free to say no.',
        }),
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(20, 'minutes'),
      },
      onError: 'continue',
    },
    accepted: {
      use: 'if',
      name: { fr: 'Oui ?', en: 'Yes?' },
      why: {
        fr: 'Seul un oui explicite engage quelqu’un.',
        en: 'Only a plain yes commits anybody.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    book: {
      use: 'googleSheets',
      name: { fr: 'Inscrire le remplacement', en: 'Enter the replacement' },
      why: {
        fr: 'Ces lignes nourrissent vos formules : repos et ordre de la prochaine fois.',
        en: 'These rows feed your formulas: rest and order for the next time.',
      },
      with: {
        resource: 'sheet',
        operation: 'append',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Remplacements', en: 'Replacements' }),
        columns: sheetColumns({
          name: "={{ $('loop').first().json.name }}",
          shift: "={{ $('who').first().json.shift }}",
          from: "={{ $('who').first().json.from }}",
          to: "={{ $('who').first().json.to }}",
          agreed_at: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        options: {},
      },
      onError: 'continue',
      retry: [2, 3],
    },
    tell: {
      use: 'telegram',
      name: { fr: 'Dire qui vient', en: 'Say who is coming' },
      why: {
        fr: 'Le cadre range son carnet d’adresses.',
        en: 'The manager can put the notebook away.',
      },
      with: sent(setting('manager'), {
        fr: "={{ $('loop').first().json.name }} vient le {{ $('who').first().json.shift }}{{ $json.error ? ', à inscrire vous-même' : '' }}.",
        en: "={{ $('loop').first().json.name }} is coming on {{ $('who').first().json.shift }}{{ $json.error ? ', please enter it yourself' : '' }}.",
      }),
    },
    nobody: {
      use: 'telegram',
      name: { fr: 'Dire que personne ne vient', en: 'Say that nobody is coming' },
      why: {
        fr: 'Il reste le téléphone ou l’intérim, et chaque minute compte.',
        en: 'What is left is the telephone or an agency, and minutes count.',
      },
      once: true,
      with: sent(setting('manager'), {
        fr: "={{ !$('who').isExecuted ? 'Équipe illisible, personne n’a été sollicité.' : $('who').first().json.shift + ($('who').first().json.odd ? ' : horaire illisible, personne n’a été sollicité.' : ' : ' + $('who').first().json.people.length + ' personne(s) possible(s), aucun oui.') }}",
        en: "={{ !$('who').isExecuted ? 'Team not readable, nobody was asked.' : $('who').first().json.shift + ($('who').first().json.odd ? ': hours not readable, nobody was asked.' : ': ' + $('who').first().json.people.length + ' who could, no yes.') }}",
      }),
    },
  },
  links: [
    'absence > settings > staff > who > some.yes > each > loop.each > ask > accepted.yes > book > tell',
    'accepted.no > loop',
    'loop.done > nobody',
    'some.no > nobody',
    'staff.error > nobody',
  ],
  examples,
})
