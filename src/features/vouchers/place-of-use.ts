/** Where every voucher is used (2 §2). */
export const PLACE_OF_USE = '제주특별자치도 제주시 공항로 2, 제주국제공항 여객터미널 교통센터';
