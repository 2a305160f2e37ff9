import { test } from 'vitest';
import { createQr, qrSvg } from '/work/main/engine/platform/qr/index.ts';
import { paintSvg } from '/work/main/engine/platform/qr/testing/paint-svg.ts';
import { framed } from '/work/main/engine/platform/qr/testing/picture.ts';
import { readBack } from '/work/main/engine/platform/qr/testing/read-back.ts';
const q=()=>{};
import { L,M,Q,H } from 'qrcode/lib/core/error-correction-level.js';
import {getBlocksCount, getTotalCodewordsCount} from 'qrcode/lib/core/error-correction-code.js';
import { getSymbolTotalCodewords } from 'qrcode/lib/core/utils.js';
test('x', async()=>{
  for(const [n,l] of Object.entries({L,M,Q,H})) for(let v=1;v<=40;v++){const c=getBlocksCount(v,l),t=getTotalCodewordsCount(v,l);if(t%c)console.log(n,v,c,t);if(v===34||v===23)console.log(n,v,'blocks',c,'ec',t,'total',getSymbolTotalCodewords(v))}
  let out:string[]=[];
  for(const l of ['L','M','Q','H'] as const) for(let v=1;v<=40;v++){
    const t='hey '+v;
    const c=createQr({text:t,correctLevel:l,version:v,width:(17+4*v)*4,height:(17+4*v)*4},q);
    const p=paintSvg(qrSvg(c));const r=await readBack(framed(p,16));if(r.zxing!==t||r.jsqr!==t)out.push(`${l}${v} : zx ${r.zxing===t} js ${r.jsqr===t}`)
  }
  console.log('plain fails',out.length,out.join('\n'));out=[];
  for(const [l,v] of [['L',23],['M',34]] as const) for(const t of ['a','hey 23','some text that is longer','x'.repeat(300),'y'.repeat(900)]) for(const logo of ['','/x.png']) for (const m of [3,4,5,6]){
    const c=createQr({text:t,correctLevel:l,version:v,logo,width:(17+4*v)*m,height:(17+4*v)*m},q);
    const p=paintSvg(qrSvg(c));const r=await readBack(framed(p,4*m));if(r.zxing!==t||r.jsqr!==t) out.push(`${l}${v} ${t.length} logo ${logo} px ${m}: zx ${r.zxing===t} js ${r.jsqr===t}`)
  }
  console.log(out.join('\n'))
},600000);
