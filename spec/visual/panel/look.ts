/** How the review looks, in the colours of whatever surrounds it. */
export const LOOK = `
.vr { --vr-text: #1c1038; --vr-muted: #574b78; --vr-line: #d9d2ea; --vr-ground: #fff;
  --vr-accent: #5b35d0; --vr-bad: #b3241f; --vr-good: #12703c; color: var(--vr-text);
  font: 13px/1.5 system-ui, sans-serif; }
.vr-dark { --vr-text: #f5f0ff; --vr-muted: #b9b0d2; --vr-line: #473c6b; --vr-ground: #130c26;
  --vr-accent: #c4b0ff; --vr-bad: #ff9c94; --vr-good: #7fe0a8; }
.vr *, .vr *::before { box-sizing: border-box; }
.vr-bar { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 4px 12px;
  border-bottom: 1px solid var(--vr-line); }
.vr-bare { border: 0; }
.vr-bar > .vr-push { margin-left: auto; }
.vr-choice { position: relative; display: flex; flex-wrap: wrap; gap: 4px; min-width: 0; margin: 0; padding: 0;
  border: 0; }
.vr-choice legend { position: absolute; width: 1px; height: 1px; overflow: hidden;
  clip-path: inset(50%); }
.vr-choice input { position: absolute; opacity: 0; }
.vr-choice label > span, .vr button { display: inline-block; min-height: 32px; padding: 5px 10px;
  border: 1px solid var(--vr-line); border-radius: 8px; background: var(--vr-ground);
  color: inherit; font: inherit; cursor: pointer; }
.vr-choice :checked + span { border-color: var(--vr-accent);
  box-shadow: inset 0 0 0 1px var(--vr-accent); }
.vr-choice :focus-visible + span, .vr :focus-visible { outline: 2px solid var(--vr-accent);
  outline-offset: 2px; }
.vr button:hover, .vr-choice label > span:hover { border-color: var(--vr-accent); }
.vr button:disabled { opacity: .5; cursor: default; }
.vr button.vr-main { border-color: var(--vr-accent); background: var(--vr-accent);
  color: var(--vr-ground); }
.vr-state { margin: 0; color: var(--vr-muted); }
.vr-changed, .vr-new, .vr-removed, .vr-error { color: var(--vr-bad); font-weight: 600; }
.vr-row { display: grid; gap: 12px; padding: 12px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); align-items: start; }
.vr-row figure { min-width: 0; margin: 0; }
.vr-row figcaption { padding-bottom: 4px; color: var(--vr-muted); }
.vr img { display: block; outline: 1px solid var(--vr-line); }
.vr-row a { display: block; width: fit-content; max-width: 100%; padding: 1px; }
.vr-fit img { max-width: 100%; }
.vr-actual { max-height: 70vh; overflow: auto; }
.vr-mark { display: inline-block; width: 8px; height: 8px; margin-right: 6px;
  border: 1px solid var(--vr-bad); border-radius: 50%; background: var(--vr-bad); }
.vr-mark-same { border-color: var(--vr-good); background: none; }
.vr-unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.vr-above { padding: 12px; }
.vr-above label { display: flex; gap: 8px; align-items: center;
  padding-bottom: 8px; color: var(--vr-muted); }
.vr-above input { flex: 1; accent-color: var(--vr-accent); }
.vr-pile { display: grid; width: fit-content; max-width: 100%; }
.vr-actual .vr-pile { max-width: none; }
.vr-pile > * { grid-area: 1 / 1; min-width: 0; }
.vr .vr-edge { position: relative; width: 100%; height: 100%; margin: 0; appearance: none; background: none;
  cursor: ew-resize; touch-action: pan-y; }
.vr-edge::-webkit-slider-runnable-track { height: 100%; }
.vr-edge::-moz-range-track { height: 100%; background: none; }
.vr-edge::-webkit-slider-thumb { width: 3px; height: 100%; appearance: none; border-radius: 0;
  background: var(--vr-accent); box-shadow: 0 0 0 1px var(--vr-ground); }
.vr-edge::-moz-range-thumb { width: 3px; height: 100%; border: 0; border-radius: 0;
  background: var(--vr-accent); }
.vr-said { margin: 0; padding: 8px 12px; border-bottom: 1px solid var(--vr-line); color: var(--vr-bad); }
.vr-form { display: flex; flex: 1; gap: 4px; min-width: 240px; }
.vr-form input { flex: 1; min-height: 32px; padding: 4px 8px; border: 1px solid var(--vr-line);
  border-radius: 8px; background: var(--vr-ground); color: inherit; font: inherit; }
.vr-fault { margin: 0; padding: 12px; overflow: auto; color: var(--vr-bad); white-space: pre-wrap; }
.vr-note { margin: 0; padding: 12px; color: var(--vr-muted); }
.vr-list { margin: 0; padding: 12px 12px 12px 32px; }
.vr kbd { padding: 0 4px; border: 1px solid var(--vr-line); border-radius: 4px; font: inherit; }
`
