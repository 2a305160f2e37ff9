/** Frequent characters that are written in two ways, and are at home in one of them alone. */
const SIMPLIFIED = `们这来时个说对会为过动开长么还问间关进应样点当给实现经种机头电东车见学无书让认谁请谢语读调谈该详记许设证评词试话误课门风
飞饭馆钱银错镇阳阴队际陈难预题额颜类页项顺须顿领频红级约线练组细终结绝统继绩续维绿网罗职联声听脑节艺获虑虽补装规视觉览观
计订讨训议讯论财责败货质购贴贵费贺资赏赛赠赢赞轮软转轻载较输边达迁运远连选适递邮释钟链锁闪闭闻阅阶随隐顶顾骑验鲜齐龙单变
号员园国图团圆场块坏墙处奖妈孙宝宠审宾寻导将尔层岁师带帮广庆库归录忆态怀总恋恶惊愿戏战执扩扫扬报护担拥择损换摇摆数断旧显
晓暂术权条极标栏树桥检楼欢毁汇汉泪洁测济浏浓湾满滚灭灯灵烂烦烧热爱爷状独环画疯监盘确碍礼离积称稳竞笔签简粮紧纪纯纷织络两
乐习乡买争亏亚产亲仅从仓价优传伤伦债兰兴养兽内写军农决况减凤凭击创删刚剧劝办务劳势区医华协卖卫厅历厉压厌县双叹启呜响啰喷
嘱围圣坚坛垫奋妆娱婴宁尘尝屿币幂庙庞异弃张弥弯彻忧怜恳惯惩懒抢抚抛挤挥掷摄敌`;
/** The same, as traditional texts have them. */
const TRADITIONAL = `們這來時個說對會為過動開長麼還問間關進應樣點當給實現經種機頭電東車見學無書讓認誰請謝語讀調談該詳記許設證評詞試話誤課門風
飛飯館錢銀錯鎮陽陰隊際陳難預題額顏類頁項順須頓領頻紅級約線練組細終結絕統繼績續維綠網羅職聯聲聽腦節藝獲慮雖補裝規視覺覽觀
計訂討訓議訊論財責敗貨質購貼貴費賀資賞賽贈贏贊輪軟轉輕載較輸邊達遷運遠連選適遞郵釋鐘鏈鎖閃閉聞閱階隨隱頂顧騎驗鮮齊龍單變
號員園國圖團圓場塊壞牆處獎媽孫寶寵審賓尋導將爾層歲師帶幫廣慶庫歸錄憶態懷總戀惡驚願戲戰執擴掃揚報護擔擁擇損換搖擺數斷舊顯
曉暫術權條極標欄樹橋檢樓歡毀匯漢淚潔測濟瀏濃灣滿滾滅燈靈爛煩燒熱愛爺狀獨環畫瘋監盤確礙禮離積稱穩競筆簽簡糧緊紀純紛織絡兩
樂習鄉買爭虧亞產親僅從倉價優傳傷倫債蘭興養獸內寫軍農決況減鳳憑擊創刪剛劇勸辦務勞勢區醫華協賣衛廳歷厲壓厭縣雙嘆啟嗚響囉噴
囑圍聖堅壇墊奮妝娛嬰寧塵嘗嶼幣冪廟龐異棄張彌彎徹憂憐懇慣懲懶搶撫拋擠揮擲攝敵`;

export const simplified: ReadonlySet<string> = new Set(SIMPLIFIED.replaceAll('\n', ''));
export const traditional: ReadonlySet<string> = new Set(TRADITIONAL.replaceAll('\n', ''));

/** What people quote, names of works among it, stands as it is. */
const QUOTED = /「[^」]*」|『[^』]*』|“[^”]*”|《[^》]*》/g;

/**
 * The characters that give a text away as written in the other way, one among a hundred of its own too.
 * @param lang the language that the text stands under
 */
export function othersCharacters(text: string, lang: 'cn' | 'tw'): string[] {
  const other = lang === 'cn' ? traditional : simplified;
  const others = new Set<string>();
  for (const sign of text.replaceAll(QUOTED, '')) {
    if (other.has(sign)) others.add(sign);
  }
  return [...others];
}
