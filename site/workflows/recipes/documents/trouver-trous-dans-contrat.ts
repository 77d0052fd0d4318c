import { eachItem, inBoth } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './trouver-trous-dans-contrat.examples.ts'

/** What templates leave behind: gaps to fill in, and the name of the client before. */
const search = (words: {
  readonly line: string
  readonly absent: string
  readonly other: string
  readonly open: string
  readonly close: string
}) =>
  String.raw`const { id, name } = $('filed').item.json;
const text = String($json.content ?? '');
const GAPS = [/\[[^\]\n]{0,60}\]/, /\bX{3,}\b/i, /_{4,}/, /\.{6,}|…{2,}/, /\{\{.*?\}\}|<<.*?>>/, /à compléter|à définir|to be completed|\bTB[CD]\b/i, /\b(00|__)\/(00|__)\/\d*/];
const found = text.split('\n').flatMap((line, at) => {
  const gap = GAPS.map((one) => one.exec(line)).find(Boolean);
  return gap ? ['${words.line}' + (at + 1) + '${words.open}' + line.trim().slice(0, 70) + '${words.close}'] : [];
});
const plain = (one) => one.toLowerCase();
const client = name.split(/\s[-–]\s/).slice(1).join(' ').replace(/\.\w+$/, '').trim();
if (client && !plain(text).includes(plain(client))) found.push('${words.absent}' + client);
for (const other of $('settings').first().json.clients)
  if (plain(other) !== plain(client) && plain(text).includes(plain(other))) found.push('${words.other}' + other);
return { json: { id, name, found } };`

export default defineRecipe({
  category: 'documents',
  level: 'simple',
  minutes: 25,
  published: '2026-11-24',
  fr: {
    title: 'Trouver les trous d’un contrat avant la signature',
    problem:
      'Le contrat part en signature avec « [montant à compléter] » en page 6, et deux fois le nom du client précédent. Le juriste relisait le fond ; personne ne relit les blancs.',
    outcome:
      'Tout document créé ou modifié dans le dossier « À relire » est parcouru ligne à ligne, toutes les demi-heures. Sans trou, il passe dans « À signer ». Sinon, l’équipe reçoit dans Slack chaque ligne fautive et les noms de clients qui n’ont rien à y faire.',
    avoid:
      'Il ne lit pas le sens : une clause dangereuse mais complète passe. Tableaux et en-têtes lui échappent, et seul un Google Docs s’ouvre : convertissez d’abord un fichier Word. Et un contrat produit par un logiciel qui remplit tous les champs n’a pas de trous.',
    approval:
      'Le flux range, il n’envoie rien à signer. Une personne ouvre le dossier « À signer » et lance la signature elle-même.',
    failure:
      'Un document qui ne s’ouvre pas ou ne se déplace pas reste où il est et est nommé dans Slack. Il n’est jamais pris pour un document sans trou.',
  },
  en: {
    title: 'Find the gaps in a contract before it is signed',
    problem:
      'The contract goes out for signature with “[amount to be completed]” on page 6 and the previous client’s name twice. Counsel read the substance; nobody reads the blanks.',
    outcome:
      'Any document made or changed in the folder “To read” is gone through line by line, every half hour. Without a gap it moves to “To sign”. Otherwise Slack shows the team each faulty line, and names of clients who have no business there.',
    avoid:
      'It does not read the meaning: a dangerous clause that is complete gets through. Tables and headers escape it, and only a Google Doc opens: convert a Word file first. A contract made by software that fills in every field has no gaps.',
    approval:
      'The flow files, and sends nothing to be signed. A person opens the folder “To sign” and starts the signature.',
    failure:
      'A document that will not open or move stays where it is and is named in Slack. It is never taken for one without gaps.',
  },
  nodes: {
    filed: {
      use: 'googleDriveTrigger',
      name: { fr: 'Document à relire', en: 'Document to read' },
      why: {
        fr: 'À chaque changement : corrigé, il est relu. Son nom finit par celui du client, « Contrat – Lagarde ».',
        en: 'At each change, so that one mended is read again. Its name ends with the client’s: “Contract – Lagarde”.',
      },
      with: {
        event: 'fileUpdated',
        triggerOn: 'specificFolder',
        folderToWatch: byId({ fr: 'DOSSIER-A-RELIRE', en: 'FOLDER-TO-READ' }),
        pollTimes: { item: [{ mode: 'everyX', value: 30, unit: 'minutes' }] },
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Dossier et clients', en: 'Folder and clients' },
      why: {
        fr: 'Les dix derniers clients suffisent : on repart toujours du contrat d’avant.',
        en: 'The last ten clients will do: people start from the contract before.',
      },
      with: fields(
        {
          ready: { fr: 'identifiant du dossier « À signer »', en: 'id of the folder “To sign”' },
          clients: list(['Lagarde', 'Pressing Moulin', 'Atelier Sanz']),
          channel: { fr: '#contrats', en: '#contracts' },
        },
        { alone: true },
      ),
    },
    read: {
      use: 'googleDocs',
      name: { fr: 'Lire le texte', en: 'Read the text' },
      why: {
        fr: 'La version du dossier, pas celle d’un courriel.',
        en: 'The version in the folder, not one from an email.',
      },
      with: {
        resource: 'document',
        operation: 'get',
        documentURL: "={{ $('filed').item.json.id }}",
        simple: true,
      },
      onError: 'output',
      retry: [2, 5],
    },
    search: {
      use: 'code',
      name: { fr: 'Chercher les trous', en: 'Look for gaps' },
      why: {
        fr: 'Crochets, pointillés, XXX, dates vides : une liste que vous pouvez allonger.',
        en: 'Brackets, dots, XXX, empty dates: a list that you can lengthen.',
      },
      with: eachItem(
        inBoth(search, {
          fr: {
            line: 'ligne ',
            absent: 'le client n’est nommé nulle part : ',
            other: 'autre client nommé : ',
            open: ' « ',
            close: ' »',
          },
          en: {
            line: 'line ',
            absent: 'the client is named nowhere: ',
            other: 'another client is named: ',
            open: ' “',
            close: '”',
          },
        }),
      ),
    },
    clean: {
      use: 'if',
      name: { fr: 'Sans trou ?', en: 'Without a gap?' },
      why: {
        fr: 'Un seul suffit à rendre un contrat discutable.',
        en: 'One is enough to make a contract open to dispute.',
      },
      with: all(amount('={{ $json.found.length }}', 'equals', 0)),
    },
    move: {
      use: 'googleDrive',
      name: { fr: 'Passer dans « À signer »', en: 'Move to “To sign”' },
      why: {
        fr: 'Le dossier dit à lui seul ce qui a été relu.',
        en: 'The folder by itself says what has been read.',
      },
      with: {
        resource: 'file',
        operation: 'move',
        fileId: byId('={{ $json.id }}'),
        driveId: { __rl: true, mode: 'list', value: 'My Drive' },
        folderId: byId(setting('ready')),
      },
      onError: 'output',
    },
    tell: {
      use: 'slack',
      name: { fr: 'Montrer les trous', en: 'Show the gaps' },
      why: {
        fr: 'La ligne citée se corrige en dix secondes.',
        en: 'A quoted line is mended in ten seconds.',
      },
      with: posted(setting('channel'), {
        fr: "=*{{ $json.name }}* : {{ $json.found.length }} point(s) avant signature\n{{ $json.found.join('\\n') }}",
        en: "=*{{ $json.name }}*: {{ $json.found.length }} point(s) before signing\n{{ $json.found.join('\\n') }}",
      }),
    },
    stuck: {
      use: 'slack',
      name: { fr: 'Dire qu’il n’est pas rangé', en: 'Say that it was not filed' },
      why: {
        fr: 'Un document resté là sans raison visible finit signé sans relecture.',
        en: 'A document left there for no visible reason ends up signed unread.',
      },
      with: posted(setting('channel'), {
        fr: "=*{{ $('filed').item.json.name }}* n’a pas pu être relu ou déplacé : {{ $json.error }}",
        en: "=*{{ $('filed').item.json.name }}* could not be read or moved: {{ $json.error }}",
      }),
    },
  },
  links: [
    'filed > settings > read > search > clean.yes > move',
    'clean.no > tell',
    'read.error > stuck',
    'move.error > stuck',
  ],
  examples,
})
