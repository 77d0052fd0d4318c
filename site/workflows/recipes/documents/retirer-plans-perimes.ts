import { allItems, inBoth } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { byId } from '../../fragments/models.ts'
import { sent } from '../../fragments/telegram.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './retirer-plans-perimes.examples.ts'

/** « B12-rez-de-chaussée_C.pdf » : what comes before the last underscore is the plan, the letter its index. */
const sort = (words: { readonly odd: string; readonly older: string; readonly same: string }) =>
  String.raw`const { id, name } = $('loop').first().json;
const parts = (one) => { const found = /^(.+)_([A-Z])\.[a-z]+$/i.exec(one.trim()); return found ? { plan: found[1].toLowerCase(), index: found[2].toUpperCase() } : undefined; };
const own = parts(name);
const found = $input.all().map(({ json }) => json);
const broken = found.find(({ error }) => error !== undefined);
if (broken) return [{ json: { id, name, state: 'broken', error: String(broken.error.message ?? broken.error) } }];
if (!own) return [{ json: { id, name, state: 'odd', said: name + '${words.odd}' } }];
const others = found.filter((one) => one.id && one.id !== id && parts(one.name)?.plan === own.plan);
const newer = others.find((one) => parts(one.name).index >= own.index);
if (newer) return [{ json: { id, name, state: 'odd', said: name + (parts(newer.name).index === own.index ? '${words.same}' : '${words.older}') + newer.name } }];
const old = others.map((one) => ({ id: one.id, name: one.name }));
return [{ json: { id, name, state: old.length > 0 ? 'replace' : 'first', plan: own.plan, index: own.index, old } }];`

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Retirer le plan périmé dès que son nouvel indice arrive',
    problem:
      'Le bureau d’études dépose l’indice C dans le dossier commun. L’indice B y reste, le chef de chantier ouvre le premier de la liste, et la réservation est percée au mauvais endroit.',
    outcome:
      'À chaque plan déposé, les indices antérieurs du même plan passent aux archives, et le chantier reçoit sur Telegram le nom de celui qui vaut. Un indice plus ancien, en double ou mal nommé est signalé et ne retire rien.',
    avoid:
      'Tout repose sur les noms : plan, souligné, lettre. Sur une plateforme de projet qui gère les révisions, ce flux n’apporte rien.',
    approval:
      'Rien n’est supprimé : l’archive garde tout, et un plan retiré à tort se remet d’un glissement. Le bureau d’études tranche les noms douteux.',
    failure:
      'Dossier illisible ou déplacement refusé : le bureau d’études est prévenu du plan concerné, et le chantier ne reçoit pas d’annonce qui serait fausse.',
  },
  en: {
    title: 'Withdraw an outdated drawing when its new issue arrives',
    problem:
      'The design office puts issue C into the shared folder. Issue B stays there, the site manager opens the first in the list, and the opening is drilled in the wrong place.',
    outcome:
      'With each drawing that arrives, earlier issues of the same drawing go to the archive, and the site hears on Telegram which one holds. An older issue, a double or an odd name is reported and withdraws nothing.',
    avoid:
      'It all rests on names: drawing, underscore, letter. On a project platform that keeps revisions, this adds nothing.',
    approval:
      'Nothing is deleted: the archive keeps all, and a drawing wrongly withdrawn is dragged back. The design office settles doubtful names.',
    failure:
      'Folder unreadable or a move refused: the design office hears which drawing it is, and the site gets no notice that would be false.',
  },
  nodes: {
    filed: {
      use: 'googleDriveTrigger',
      name: { fr: 'Plan déposé', en: 'Drawing filed' },
      why: {
        fr: 'Le dossier des plans en vigueur, et lui seul.',
        en: 'The folder of drawings in force, and no other.',
      },
      with: {
        event: 'fileCreated',
        triggerOn: 'specificFolder',
        folderToWatch: byId({ fr: 'DOSSIER-PLANS-EN-VIGUEUR', en: 'FOLDER-OF-DRAWINGS' }),
        pollTimes: { item: [{ mode: 'everyX', value: 5, unit: 'minutes' }] },
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Dossiers et groupes', en: 'Folders and groups' },
      why: {
        fr: 'Le chantier et le bureau d’études n’ont pas à lire la même chose.',
        en: 'Site and design office need not read the same things.',
      },
      with: fields({
        current: { fr: 'DOSSIER-PLANS-EN-VIGUEUR', en: 'FOLDER-OF-DRAWINGS' },
        archive: { fr: 'identifiant des archives', en: 'id of the archive' },
        site: '-100200',
        office: '-100300',
      }),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Un plan à la fois', en: 'One drawing at a time' },
      why: {
        fr: 'Un lot de vingt plans arrive souvent d’un coup.',
        en: 'Twenty drawings often arrive at once.',
      },
      with: { batchSize: 1, options: {} },
    },
    folder: {
      use: 'googleDrive',
      name: { fr: 'Lire le dossier en vigueur', en: 'Read the current folder' },
      why: {
        fr: 'Relu pour chaque plan : le précédent vient peut-être d’en sortir.',
        en: 'Read for each: the one before may have just left it.',
      },
      with: {
        resource: 'fileFolder',
        operation: 'search',
        searchMethod: 'query',
        queryString: "='{{ $('settings').first().json.current }}' in parents and trashed = false",
        returnAll: true,
        filter: {},
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    sort: {
      use: 'code',
      name: { fr: 'Comparer les indices', en: 'Compare the issues' },
      why: {
        fr: 'Un indice B déposé après le C serait une mauvaise nouvelle déguisée.',
        en: 'An issue B filed after C would be bad news in disguise.',
      },
      with: allItems(
        inBoth(sort, {
          fr: {
            odd: ' : nom illisible (plan_INDICE.pdf)',
            older: ' est plus ancien que ',
            same: ' porte le même indice que ',
          },
          en: {
            odd: ': name not readable (drawing_ISSUE.pdf)',
            older: ' is older than ',
            same: ' bears the same issue as ',
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Remplace, premier, douteux ?', en: 'Replaces, first, doubtful?' },
      why: {
        fr: 'Seul un indice plus récent retire quelque chose.',
        en: 'Only a later issue withdraws anything.',
      },
      with: cases({
        replace: text('={{ $json.state }}', 'equals', 'replace'),
        first: text('={{ $json.state }}', 'equals', 'first'),
      }),
    },
    old: {
      use: 'splitOut',
      name: { fr: 'Chaque ancien indice', en: 'Each earlier issue' },
      why: {
        fr: 'Il en reste parfois deux, oubliés au fil des semaines.',
        en: 'Sometimes two are left, forgotten over the weeks.',
      },
      with: { fieldToSplitOut: 'old', options: {} },
    },
    archive: {
      use: 'googleDrive',
      name: { fr: 'Mettre aux archives', en: 'Move to the archive' },
      why: {
        fr: 'Retiré, mais consultable : un litige remonte à l’indice du jour.',
        en: 'Withdrawn yet kept: a dispute goes back to the issue of the day.',
      },
      with: {
        resource: 'file',
        operation: 'move',
        fileId: byId('={{ $json.id }}'),
        driveId: { __rl: true, mode: 'list', value: 'My Drive' },
        folderId: byId(setting('archive')),
      },
      onError: 'continue',
      retry: [2, 3],
    },
    moved: {
      use: 'aggregate',
      name: { fr: 'Attendre tous les déplacements', en: 'Wait for all moves' },
      why: {
        fr: 'Un seul plan resté en place rendrait l’annonce fausse.',
        en: 'One drawing left in place would make the notice false.',
      },
      with: allIn('moves'),
    },
    gone: {
      use: 'if',
      name: { fr: 'Tous retirés ?', en: 'All withdrawn?' },
      why: {
        fr: 'Sinon le bureau d’études, et non le chantier, doit le savoir.',
        en: 'If not, the design office has to know rather than the site.',
      },
      with: all(isTrue('={{ $json.moves.every(one => one.error === undefined) }}')),
    },
    tell: {
      use: 'telegram',
      name: { fr: 'Annoncer au chantier', en: 'Tell the site' },
      why: {
        fr: 'Une ligne lue en haut d’un échafaudage.',
        en: 'One line, to be read on top of a scaffold.',
      },
      with: sent(setting('site'), {
        fr: "=Plan en vigueur : {{ $('sort').first().json.name }}{{ $('sort').first().json.old.length ? '. Retiré : ' + $('sort').first().json.old.map(one => one.name).join(', ') : '' }}",
        en: "=Drawing in force: {{ $('sort').first().json.name }}{{ $('sort').first().json.old.length ? '. Withdrawn: ' + $('sort').first().json.old.map(one => one.name).join(', ') : '' }}",
      }),
    },
    office: {
      use: 'telegram',
      name: { fr: 'Prévenir le bureau d’études', en: 'Tell the design office' },
      why: {
        fr: 'Deux indices côte à côte sur le chantier, c’est à eux de les démêler.',
        en: 'Two issues side by side on site are for them to sort out.',
      },
      with: sent(setting('office'), {
        fr: "={{ $json.said || ('Non retiré à l’arrivée de ' + $('sort').first().json.name + ' : ' + ($json.error ?? $json.moves.find(one => one.error !== undefined).error)) }}",
        en: "={{ $json.said || ('Not withdrawn when ' + $('sort').first().json.name + ' arrived: ' + ($json.error ?? $json.moves.find(one => one.error !== undefined).error)) }}",
      }),
    },
  },
  links: [
    'filed > settings > loop.each > folder > sort > state.replace > old > archive > moved > gone.yes > tell > loop',
    'state.first > tell',
    'state.other > office > loop',
    'gone.no > office',
  ],
  examples,
})
