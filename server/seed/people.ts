import type { Person } from '../kernel/mechanic.ts';
import { avatarPath } from './avatars.ts';

const nicknames = [
  // Chinese, simplified and traditional
  '小雨初晴 糯米团子 月亮邮递员 柚子不酸 半糖主义 晚风有信 阿离 星河入梦 草莓苏打 慢慢 南栀 鹿小鹿 云朵收藏家 白日梦想家',
  '桃桃乌龙 一颗小虎牙 西瓜味的夏天 雾里看花 橘子汽水 温柔本人 江南烟雨 奶油小方 松间照 夏至未至 听雨的猫 三分甜',
  '北巷 浅浅 打烊的花店 清欢 春日来信 海盐芝士 小满 月见草 甜甜圈警长 微風輕語 薄荷糖 雲端漫步 琉璃 晴天娃娃 夜貓子',
  // Thai
  'มะลิ น้ำหวาน ใบข้าว พลอยใส แพรวา ฟ้าใส ข้าวปั้น ไข่มุก ต้นหอม ชมพู่ มินนี่ เจ้าขา หมูกรอบ ลูกพีช น้องฝน ดาวเหนือ ปุยเมฆ กานพลู ส้มโอ เนยถั่ว',
  // Vietnamese
  'Bống Mít Mây Hạ An Nhiên Gió_Biển Cỏ_Ba_Lá Sương_Mai Bảo_Ngọc Thỏ_Bảy_Màu Trúc_Linh Mèo_Mướp Nắng_Sớm Khánh_Vy Đậu_Đỏ',
  'Trà_Sữa Quỳnh_Chi Minh_Thư Bánh_Mì Sóc_Nâu Hoa_Giấy Lá_Phong Yến_Nhi Kẹo_Dẻo Thu_Cuối',
  // English
  'Amy_Hart Luna Marigold Poppy_Lane Ivy Juniper Clementine Willow Saffron Hazel_Moon Birdie Coco Wren Pearl Daisy_May',
  'Olive Nova Honeybee Sunny_Side Maple Velvet Ruby_Tuesday Indigo Pixie Sage Biscuit Aurora Tansy',
  // Japanese kana
  'ゆずこ さくらもち もちもち ひなた こはる ミルクティー あめちゃん ほしぞら ふわり つきみ ラムネ すずらん こむぎ そらまめ なぎさ クローバー',
  // Scripts together
  'Momo桃 小鹿Bambi Miu_มิว 花花Flora Kiki奇奇 Linh_Lan鈴蘭 Yuki雪 Nana_นานา 阿May Sora空 豆豆Dou Bella_เบลล่า',
  'Mèo喵 糖糖Candy Cherry櫻桃 Mina美娜 Nina_นีน่า 果果Coco Haru春 ดาวStar 小C 林Lynn Rose玫瑰 海Umi',
];

/** The people of a fresh database: names in several scripts, drawn avatars. The same list every time. */
export function seedPeople(): readonly Person[] {
  const names = nicknames.flatMap((line) => line.split(' ')).map((name) => name.replaceAll('_', ' '));
  return names.map((nickname, index) => ({
    user_id: String(100_001 + index),
    nickname,
    // 7 and 24 have no common divisor: neighbours differ, and all pictures are used alike.
    avatar: avatarPath(((index * 7) % 24) + 1),
  }));
}
